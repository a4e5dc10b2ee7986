import type { MemberId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Conflict } from '../model/conflict.ts';

export type WeekQuery = {
  readonly author: MemberId;
  /** Their own votes are left out. */
  readonly voter: Voter;
  /** `until` is excluded. */
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
  /** By id, starting after `after`. Only members with a verified address. Walks an index. */
  listSubscribers(after: MemberId | null, limit: number): Promise<readonly MemberId[]>;
  /** The author's newest active conflicts, including those without news. Reads only that week's entries. */
  readWeek(query: WeekQuery): Promise<readonly WeekOfConflict[]>;
}
