import type { Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';

export const isNew = (submittedAt: Timestamp, now: Timestamp): boolean => now - submittedAt < DAY;
