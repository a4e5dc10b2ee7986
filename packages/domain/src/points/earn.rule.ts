import type { Timestamp } from '../kernel/ids.ts';
import type { Member } from '../model/member.ts';
import type { Award, Streak } from '../model/points.ts';
import { awardDeed, type Deed } from './points.rule.ts';

/**
 * What a member's action earns; null without an account. A member without a nickname earns too, and is on no board
 * until there is one.
 */
export const awardTo = (member: Member | null, streak: Streak | null, deed: Deed, now: Timestamp): Award | null =>
  member === null ? null : awardDeed(member.id, streak, deed, now);
