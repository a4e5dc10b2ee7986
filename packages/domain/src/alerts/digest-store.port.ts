import type { MemberId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Conflict } from '../model/conflict.ts';

export type WeekQuery = {
  readonly author: MemberId;
  /** The author's voter ref. Their own votes are not counted. */
  readonly voter: Voter;
  /** `since` is included, `until` excluded. */
  readonly since: Timestamp;
  readonly until: Timestamp;
  readonly limit: number;
};

export type WeekOfConflict = {
  readonly conflict: Conflict;
  readonly newVotes: number;
  readonly newComments: number;
};

export interface DigestStore {
  /** Members who get the weekly mail and have a verified address, ordered by id, after `after`. Reads by an index. */
  listSubscribers(after: MemberId | null, limit: number): Promise<readonly MemberId[]>;
  /** The author's newest active conflicts, including those without news. Reads only votes and comments of that week. */
  readWeek(query: WeekQuery): Promise<readonly WeekOfConflict[]>;
}
