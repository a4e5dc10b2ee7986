import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { VoteHistory } from '../model/conflict.ts';

/** A place in the order of today's votes: these, all votes, and the id. */
export type BusyPlace = readonly [todayVotes: number, totalVotes: number, id: ConflictId];

export type BusyConflict = { readonly place: BusyPlace; readonly history: VoteHistory };

/** A conflict whose voting waits to be looked at: how many of each kind have voted, and never for which side. */
export type UnusualVoting = {
  readonly id: ConflictId;
  readonly title: string;
  /** The day on which it was found, in UTC. */
  readonly foundOn: Timestamp;
  readonly established: number;
  readonly others: number;
};

/** Conflicts with unusual voting. */
export interface UnusualVotingStore {
  /** Active conflicts with so many votes of today, those with most first: a walk of an index. */
  listBusy(least: number, after: BusyPlace | null, limit: number): Promise<readonly BusyConflict[]>;
  /** Once, however often it is found; not where it was looked at after `lookedAtBefore`. */
  note(id: ConflictId, day: Timestamp, lookedAtBefore: Timestamp): Promise<void>;
  /** Those whose results are public, the earliest found first: a hint before would be a hint of the split. */
  listOpen(limit: number): Promise<readonly UnusualVoting[]>;
  /** @returns whether it waited */
  settle(id: ConflictId, at: Timestamp): Promise<boolean>;
}
