import type { Timestamp } from '../kernel/ids.ts';
import type { Member } from '../model/member.ts';
import type { Award, Streak } from '../model/points.ts';
import { type Action, awardAction } from './points.rule.ts';

/**
 * What a member's action earns; null without an account. A member without a nickname earns too, and is on no board
 * until there is one.
 */
export const awardTo = (member: Member | null, streak: Streak | null, action: Action, now: Timestamp): Award | null =>
  member === null ? null : awardAction(member.id, streak, action, now);
