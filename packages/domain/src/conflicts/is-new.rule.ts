import type { Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';

/** A conflict is new for its first 24 hours. */
export const isNew = (submittedAt: Timestamp, now: Timestamp): boolean => now - submittedAt < DAY;
