import type { ConflictId, MemberId } from '../kernel/ids.ts';
import type { Conflict } from '../model/conflict.ts';
import type { Exclusion, Vote } from '../model/vote.ts';
import type { Decision } from '../model/write.ts';

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
  listActions(ids: readonly ConflictId[]): Promise<readonly Exclusion[]>;
  listConflicts(limit: number): Promise<readonly { readonly id: ConflictId; readonly title: string }[]>;
  /** Includes conflicts posted under a pseudonym or by another account of the member's mailbox. */
  listOwn(ids: readonly ConflictId[], member: MemberId): Promise<ReadonlySet<ConflictId>>;
  /** Never runs concurrently with a vote on the same conflict. */
  decide<T>(id: ConflictId, wanted: VotesWanted, decide: Decision<ExclusionState, T>): Promise<T>;
}
