import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { VoteHistory } from '../model/conflict.ts';

/** A position in the list that is ordered by today's votes, all votes, and id. */
export type BusyPlace = readonly [todayVotes: number, totalVotes: number, id: ConflictId];

export type BusyConflict = { readonly place: BusyPlace; readonly history: VoteHistory };

/** A conflict whose voting waits for review. Counts voters of each kind, never by side. */
export type UnusualVoting = {
  readonly id: ConflictId;
  readonly title: string;
  /** Start of the UTC day it was found. */
  readonly foundOn: Timestamp;
  readonly established: number;
  readonly others: number;
};

export interface UnusualVotingStore {
  /** Active conflicts with at least `least` votes today, most first. Walks an index. */
  listBusy(least: number, after: BusyPlace | null, limit: number): Promise<readonly BusyConflict[]>;
  /** Notes that a conflict's voting is unusual. Idempotent. Does nothing if it was reviewed after `lookedAtBefore`. */
  note(id: ConflictId, day: Timestamp, lookedAtBefore: Timestamp): Promise<void>;
  /**
   * Conflicts with a public result whose voting waits for review, earliest found first. Before the reveal, the listing
   * would hint at the split.
   */
  listOpen(limit: number): Promise<readonly UnusualVoting[]>;
  /**
   * Notes that a moderator reviewed a conflict's voting.
   * @returns whether it was waiting for review
   */
  settle(id: ConflictId, at: Timestamp): Promise<boolean>;
}
