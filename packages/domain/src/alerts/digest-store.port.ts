import type { MemberId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Conflict } from '../model/conflict.ts';

export type WeekQuery = {
  readonly author: MemberId;
  /** The author's own votes are no news. */
  readonly voter: Voter;
  /** From the first moment up to, not including, the second. */
  readonly since: Timestamp;
  readonly until: Timestamp;
  readonly limit: number;
};

/** First votes and visible comments of others. */
export type WeekOfConflict = {
  readonly conflict: Conflict;
  readonly newVotes: number;
  readonly newComments: number;
};

/** What the weekly mail is made of. */
export interface DigestStore {
  /** Members with a verified address who asked for mail, in the order of their ids, after one; a walk of an index. */
  listSubscribers(after: MemberId | null, limit: number): Promise<readonly MemberId[]>;
  /** The author's newest active conflicts, those without news included; reads the entries of that time alone. */
  readWeek(query: WeekQuery): Promise<readonly WeekOfConflict[]>;
}
