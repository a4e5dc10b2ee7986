import type { MemberId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Conflict } from '../model/conflict.ts';

export type WeekQuery = {
  readonly author: MemberId;
  /** The author as a voter. Their own votes are left out. */
  readonly voter: Voter;
  /** The week runs from `since` up to, but excluding, `until`. */
  readonly since: Timestamp;
  readonly until: Timestamp;
  readonly limit: number;
};

/** A conflict's first votes and visible comments by others within the week. */
export type WeekOfConflict = {
  readonly conflict: Conflict;
  readonly newVotes: number;
  readonly newComments: number;
};

/** Data for the weekly mail. */
export interface DigestStore {
  /** Members with a verified address who want the weekly mail, by id, starting after `after`. Walks an index. */
  listSubscribers(after: MemberId | null, limit: number): Promise<readonly MemberId[]>;
  /** The author's newest active conflicts, including conflicts without news. Reads only that week's entries. */
  readWeek(query: WeekQuery): Promise<readonly WeekOfConflict[]>;
}
