import type { Timestamp } from '../kernel/ids.ts';
import type { Member } from '../model/member.ts';
import type { Award, Streak } from '../model/points.ts';
import { awardDeed, type Deed } from './points.rule.ts';

/** Points are public, so only a member with a public name earns them. */
export const earnsPoints = (member: Member | null): member is Member => member !== null && member.userNickname !== null;

/** What a member's deed earns; null when the member earns nothing. */
export const awardTo = (member: Member | null, streak: Streak | null, deed: Deed, now: Timestamp): Award | null =>
  earnsPoints(member) ? awardDeed(member.id, streak, deed, now) : null;
