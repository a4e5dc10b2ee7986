import type { Timestamp } from '../kernel/ids.ts';
import { DAY, startOfDay } from '../kernel/time.ts';
import type { Suspension } from '../model/report.ts';

export const FOR_GOOD: Timestamp = 253_402_300_799_999;

/** The last millisecond of the last suspended day, UTC. */
export const suspensionEnd = (suspension: Suspension, from: Timestamp): Timestamp =>
  suspension === 'for-good' ? FOR_GOOD : startOfDay(from) + (Number(suspension) + 1) * DAY - 1;

/** Such as "November 30, 2026 (UTC)"; null for a permanent suspension. */
export const lastDay = (until: Timestamp): string | null =>
  until >= FOR_GOOD
    ? null
    : `${new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(until)} (UTC)`;

export const suspendedText = (until: Timestamp): string => {
  const day = lastDay(until);
  const end = day === null ? 'permanently suspended' : `suspended until the end of ${day}`;
  return `Your account is ${end}. You can still read, and you can appeal under “Moderation decisions.”`;
};
