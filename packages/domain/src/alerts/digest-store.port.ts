import type { MemberId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Conflict } from '../model/conflict.ts';

export type WeekQuery = {
  readonly author: MemberId;
  /** The author as a voter. Votes by this voter are not counted. */
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
  /** Members with a verified address who get the weekly mail, in the order of their ids. */
  listSubscribers(after: MemberId | null, limit: number): Promise<readonly MemberId[]>;
  /** The author's newest active conflicts, including those without news. Counts only the week's votes and comments. */
  readWeek(query: WeekQuery): Promise<readonly WeekOfConflict[]>;
}
