import type { MemberId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Conflict } from '../model/conflict.ts';

export type WeekQuery = {
  readonly author: MemberId;
  readonly voter: Voter;
  /** Inclusive. */
  readonly since: Timestamp;
  /** Exclusive. */
  readonly until: Timestamp;
  readonly limit: number;
};

export type WeekOfConflict = {
  readonly conflict: Conflict;
  readonly newVotes: number;
  readonly newComments: number;
};

export interface DigestStore {
  listSubscribers(after: MemberId | null, limit: number): Promise<readonly MemberId[]>;
  readWeek(query: WeekQuery): Promise<readonly WeekOfConflict[]>;
}
