import type { ConflictId, MemberId } from '../kernel/ids.ts';
import type { Conflict } from '../model/conflict.ts';
import type { Exclusion, Vote } from '../model/vote.ts';
import type { Decision } from '../model/write.ts';

/** A conflict's votes from one network, while that is known; never for which side. */
export type NetworkGroup = {
  /** The network's stamp on this conflict. */
  readonly network: string;
  readonly votes: number;
  /** How many are from established voters. */
  readonly established: number;
  /** How many are excluded. */
  readonly excluded: number;
};

/** The votes a decision concerns: those of some networks, or the excluded ones. */
export type VotesWanted = { readonly networks: readonly string[] } | 'excluded';

export type ExclusionState = {
  readonly conflict: Conflict | null;
  /** Whether unusual voting waits for review. */
  readonly isUnusual: boolean;
  readonly votes: readonly (Vote & { readonly network: string | null })[];
};

/** Exclusions of votes, and the networks that votes came from. */
export interface ExclusionStore {
  /** A conflict's networks, largest first. */
  listGroups(id: ConflictId, limit: number): Promise<readonly NetworkGroup[]>;
  /** Exclusions and restorations on these conflicts, newest first. */
  listActions(ids: readonly ConflictId[]): Promise<readonly Exclusion[]>;
  /** Conflicts with excluded votes, latest action first. */
  listConflicts(limit: number): Promise<readonly { readonly id: ConflictId; readonly title: string }[]>;
  /** The conflicts among these that the member, or another account of their mailbox, posted, also under a pseudonym. */
  listOwn(ids: readonly ConflictId[], member: MemberId): Promise<ReadonlySet<ConflictId>>;
  /** Loads, decides and saves, atomically with all votes on the conflict. */
  decide<T>(id: ConflictId, wanted: VotesWanted, decide: Decision<ExclusionState, T>): Promise<T>;
}
