import type { ConflictId, MemberId } from '../kernel/ids.ts';
import type { Conflict } from '../model/conflict.ts';
import type { Exclusion, Vote } from '../model/vote.ts';
import type { Decision } from '../model/write.ts';

/** Only while the network is known; never for which side. */
export type NetworkGroup = {
  readonly network: string;
  readonly votes: number;
  readonly established: number;
  readonly excluded: number;
};

export type VotesWanted = { readonly networks: readonly string[] } | 'excluded';

export type ExclusionState = {
  readonly conflict: Conflict | null;
  readonly isUnusual: boolean;
  readonly votes: readonly (Vote & { readonly network: string | null })[];
};

export interface ExclusionStore {
  listGroups(id: ConflictId, limit: number): Promise<readonly NetworkGroup[]>;
  /** Newest first, restorations included. */
  listActions(ids: readonly ConflictId[]): Promise<readonly Exclusion[]>;
  /** Conflicts with excluded votes, latest action first. */
  listConflicts(limit: number): Promise<readonly { readonly id: ConflictId; readonly title: string }[]>;
  /** Those posted by the member or another account of their mailbox, also under a pseudonym. */
  listOwn(ids: readonly ConflictId[], member: MemberId): Promise<ReadonlySet<ConflictId>>;
  /** Atomic with all votes on the conflict. */
  decide<T>(id: ConflictId, wanted: VotesWanted, decide: Decision<ExclusionState, T>): Promise<T>;
}
