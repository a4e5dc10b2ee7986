import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { VoteHistory } from '../model/conflict.ts';

/** A position in the order of today's votes, all votes, and id. */
export type BusyPlace = readonly [todayVotes: number, totalVotes: number, id: ConflictId];

export type BusyConflict = { readonly place: BusyPlace; readonly history: VoteHistory };

/** A conflict whose voting waits for review: voters of each kind, never for which side. */
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
  /** Idempotent. Ignored if reviewed after `lookedAtBefore`. */
  note(id: ConflictId, day: Timestamp, lookedAtBefore: Timestamp): Promise<void>;
  /** Only conflicts with a public result, earliest found first; a hint before that would hint at the split. */
  listOpen(limit: number): Promise<readonly UnusualVoting[]>;
  /** @returns whether it was waiting */
  settle(id: ConflictId, at: Timestamp): Promise<boolean>;
}
