import type { Timestamp } from '../model/ids.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;
/** 1970-01-05, the first Monday that there is. */
const FIRST_MONDAY = 4 * DAY;

/** Monday, 0:00 UTC, of the ISO week that a moment is in. */
export const startOfWeek = (at: Timestamp): Timestamp => at - ((((at - FIRST_MONDAY) % WEEK) + WEEK) % WEEK);
