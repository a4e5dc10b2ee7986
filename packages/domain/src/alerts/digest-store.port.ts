import type { MemberId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Conflict } from '../model/conflict.ts';

export type WeekQuery = {
  readonly author: MemberId;
  /** The author's own votes are left out. */
  readonly voter: Voter;
  /** From the first moment up to but excluding the second. */
  readonly since: Timestamp;
  readonly until: Timestamp;
  readonly limit: number;
};

/** First votes and visible comments by others. */
export type WeekOfConflict = {
  readonly conflict: Conflict;
  readonly newVotes: number;
  readonly newComments: number;
};

/** Data for the weekly mail. */
export interface DigestStore {
  /** Members with a verified address who want the weekly mail, by id, after the given one. Walks an index. */
  listSubscribers(after: MemberId | null, limit: number): Promise<readonly MemberId[]>;
  /** The author's newest active conflicts, including those without news. Reads only that week's entries. */
  readWeek(query: WeekQuery): Promise<readonly WeekOfConflict[]>;
}
