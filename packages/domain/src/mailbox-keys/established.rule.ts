import type { Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';

/** Contains no sides, so that becoming established cannot depend on how a member votes. */
export type TrackRecord = {
  readonly emailVerified: boolean;
  readonly createdAt: Timestamp;
  readonly votes: number;
  readonly votingDays: number;
};

export type EstablishedRule = {
  /** Milliseconds. */
  readonly age: number;
  readonly votes: number;
  readonly votingDays: number;
};

export const ESTABLISHED_RULE: EstablishedRule = { age: 7 * DAY, votes: 10, votingDays: 3 };

export const isEstablished = (
  { emailVerified, createdAt, votes, votingDays }: TrackRecord,
  now: Timestamp,
  rule: EstablishedRule,
): boolean => emailVerified && now - createdAt >= rule.age && votes >= rule.votes && votingDays >= rule.votingDays;
