import { DAY, HOUR, startOfDay } from '@twosides/domain/kernel';

/** Nobody is reminded before nine in the morning or after nine in the evening, by their own clock. */
const [MORNING, EVENING] = [9, 21];

/**
 * When to remind somebody of the next five: at this time tomorrow, outside the quiet hours, and within the next day of
 * UTC, which is when those five are there.
 * @param now by the device's clock and time zone
 */
export function reminderTime(now: Date): number {
  const day = startOfDay(now.getTime()) + DAY;
  const same = new Date(now.getTime() + DAY);
  const at = (hour: number, days = 0) =>
    new Date(same.getFullYear(), same.getMonth(), same.getDate() + days, hour).getTime();
  const isQuiet = same.getHours() < MORNING || same.getHours() >= EVENING;
  const times = isQuiet ? [at(MORNING), at(EVENING - 1), at(EVENING - 1, -1), at(MORNING, 1)] : [same.getTime()];
  return times.find((time) => time >= day && time < day + DAY) ?? day + 17 * HOUR;
}
