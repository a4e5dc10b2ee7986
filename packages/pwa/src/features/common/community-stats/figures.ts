import { DAY, HOUR } from '@twosides/domain/kernel';

/** "1,204"; null if zero or unknown. */
export const figure = (count: number | null): string | null => (count ? count.toLocaleString('en') : null);

export const percentage = (percent: number | null): string | null => (percent ? `${percent}%` : null);

/** "35 minutes", "2 hours", "3 days"; `time` is in milliseconds. */
export const roughTime = (time: number | null): string | null => {
  if (time === null) return null;
  if (time < HOUR) return inUnits(time / 60_000, 'minute');
  return time < 2 * DAY ? inUnits(time / HOUR, 'hour') : inUnits(time / DAY, 'day');
};

const inUnits = (amount: number, unit: string): string => {
  const count = Math.max(1, Math.round(amount));
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
};
