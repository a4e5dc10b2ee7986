import type { Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';

/** A member's history. Does not depend on sides. */
export type TrackRecord = {
  readonly emailVerified: boolean;
  readonly createdAt: Timestamp;
  readonly votes: number;
  /** Number of UTC days on which the member cast a first vote. */
  readonly votingDays: number;
};

/** What gives a member's votes and reports weight. */
export type EstablishedRule = {
  /** Account age in milliseconds. */
  readonly age: number;
  readonly votes: number;
  readonly votingDays: number;
};

export const ESTABLISHED_RULE: EstablishedRule = { age: 7 * DAY, votes: 10, votingDays: 3 };

/** Whether a member's reports and votes have weight. A throwaway account's do not. */
export const isEstablished = (
  { emailVerified, createdAt, votes, votingDays }: TrackRecord,
  now: Timestamp,
  rule: EstablishedRule,
): boolean => emailVerified && now - createdAt >= rule.age && votes >= rule.votes && votingDays >= rule.votingDays;
