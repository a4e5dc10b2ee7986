import type { Timestamp } from './ids.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;
const YEAR = 365.25 * DAY;
export const MONTH = YEAR / 12;
const FIRST_MONDAY = 4 * DAY;

export const startOfWeek = (at: Timestamp): Timestamp => at - ((((at - FIRST_MONDAY) % WEEK) + WEEK) % WEEK);

/** ISO 8601 in UTC, with milliseconds. */
export type IsoTime = string;

export const toIsoTime = (at: Timestamp): IsoTime => new Date(at).toISOString();

export const timeAgo = (then: Timestamp, now: Timestamp): string => {
  const age = Math.max(0, now - then);
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return ago(age / MINUTE, 'minute');
  if (age < DAY) return ago(age / HOUR, 'hour');
  // An age between 24 and 48 hours may already be the day before yesterday, so this does not say “yesterday”.
  return age < 2 * DAY ? '1 day ago' : daysAgo(age);
};

export const dayAgo = (day: Timestamp, now: Timestamp): string => {
  const age = startOfDay(now) - startOfDay(day);
  return age < DAY ? 'today' : daysAgo(age);
};

export const startOfHour = (at: Timestamp): Timestamp => at - (at % HOUR);

export const startOfDay = (at: Timestamp): Timestamp => at - (at % DAY);

export const startOfMonth = (at: Timestamp): Timestamp => {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
};

const daysAgo = (age: number) => {
  if (age < 2 * DAY) return 'yesterday';
  if (age < 2 * WEEK) return ago(age / DAY, 'day');
  if (age < 2 * MONTH) return ago(age / WEEK, 'week');
  if (age < 2 * YEAR) return ago(age / MONTH, 'month');
  return ago(age / YEAR, 'year');
};

const ago = (amount: number, unit: string) => {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
};
