import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { VoteHistory } from '../model/conflict.ts';

export type BusyPlace = readonly [todayVotes: number, totalVotes: number, id: ConflictId];

export type BusyConflict = { readonly place: BusyPlace; readonly history: VoteHistory };

/** Counts established and other voters, but never by side. */
export type UnusualVoting = {
  readonly id: ConflictId;
  readonly title: string;
  readonly foundOn: Timestamp;
  readonly established: number;
  readonly others: number;
};

export interface UnusualVotingStore {
  /** Conflicts with at least `least` votes today, most votes first. */
  listBusy(least: number, after: BusyPlace | null, limit: number): Promise<readonly BusyConflict[]>;
  /** Flags the voting as unusual. Idempotent. Does nothing if a moderator reviewed it after `lookedAtBefore`. */
  note(id: ConflictId, day: Timestamp, lookedAtBefore: Timestamp): Promise<void>;
  /** Earliest found first. Lists only public results, because before the reveal the list would hint at the split. */
  listOpen(limit: number): Promise<readonly UnusualVoting[]>;
  settle(id: ConflictId, at: Timestamp): Promise<boolean>;
}
