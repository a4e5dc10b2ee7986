import type { ConflictId, MemberId } from '../kernel/ids.ts';
import type { Conflict } from '../model/conflict.ts';
import type { Exclusion, Vote } from '../model/vote.ts';
import type { Decision } from '../model/write.ts';

/** Votes of one conflict that came from one network, as long as that is known; never for which side. */
export type NetworkGroup = {
  /** What stands for the network on this conflict. */
  readonly network: string;
  readonly votes: number;
  /** Of them, those whose voters were established. */
  readonly established: number;
  /** Of them, those that are excluded. */
  readonly excluded: number;
};

/** Which votes a decision is about: those of these networks, or those that are excluded. */
export type VotesWanted = { readonly networks: readonly string[] } | 'excluded';

export type ExclusionState = {
  readonly conflict: Conflict | null;
  /** Whether its voting was found unusual, and waits to be looked at. */
  readonly isUnusual: boolean;
  readonly votes: readonly (Vote & { readonly network: string | null })[];
};

/** Votes that moderators excluded. */
export interface ExclusionStore {
  /** The largest first. */
  listGroups(id: ConflictId, limit: number): Promise<readonly NetworkGroup[]>;
  /** What was done on these conflicts, the newest first. */
  listActions(ids: readonly ConflictId[]): Promise<readonly Exclusion[]>;
  /** Conflicts with votes that are excluded, those of which that was done last first. */
  listConflicts(limit: number): Promise<readonly { readonly id: ConflictId; readonly title: string }[]>;
  /** Those of them that a member has posted, also under a pseudonym, or another account of the same mailbox has. */
  listOwn(ids: readonly ConflictId[], member: MemberId): Promise<ReadonlySet<ConflictId>>;
  /** Atomic with every vote on the conflict. */
  decide<T>(id: ConflictId, wanted: VotesWanted, decide: Decision<ExclusionState, T>): Promise<T>;
}
