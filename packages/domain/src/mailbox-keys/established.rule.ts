import type { Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';

/** What is known of a member’s past here; nothing of it depends on sides. */
export type TrackRecord = {
  readonly emailVerified: boolean;
  readonly createdAt: Timestamp;
  /** Conflicts that the member has voted on. */
  readonly votes: number;
  /** UTC days on which those votes were first cast. */
  readonly votingDays: number;
};

/** What it takes to be established. */
export type EstablishedRule = {
  /** Milliseconds since the account was made. */
  readonly age: number;
  readonly votes: number;
  readonly votingDays: number;
};

export const ESTABLISHED_RULE: EstablishedRule = { age: 7 * DAY, votes: 10, votingDays: 3 };

/** Whether a member's word has weight where people are weighed: an account made for an occasion has none. */
export const isEstablished = (
  { emailVerified, createdAt, votes, votingDays }: TrackRecord,
  now: Timestamp,
  rule: EstablishedRule,
): boolean => emailVerified && now - createdAt >= rule.age && votes >= rule.votes && votingDays >= rule.votingDays;
