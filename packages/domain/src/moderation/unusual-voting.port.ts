import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { VoteHistory } from '../model/conflict.ts';

export type BusyPlace = readonly [todayVotes: number, totalVotes: number, id: ConflictId];

export type BusyConflict = { readonly place: BusyPlace; readonly history: VoteHistory };

export type UnusualVoting = {
  readonly id: ConflictId;
  readonly title: string;
  readonly foundOn: Timestamp;
  readonly established: number;
  readonly others: number;
};

export interface UnusualVotingStore {
  listBusy(least: number, after: BusyPlace | null, limit: number): Promise<readonly BusyConflict[]>;
  note(id: ConflictId, day: Timestamp, lookedAtBefore: Timestamp): Promise<void>;
  /** Lists only conflicts with a public result, because the list would hint at a hidden result. */
  listOpen(limit: number): Promise<readonly UnusualVoting[]>;
  settle(id: ConflictId, at: Timestamp): Promise<boolean>;
}
