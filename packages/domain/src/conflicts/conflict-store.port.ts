import type { Decision, OperationKey } from '../kernel/decision.ts';
import type { ConflictId } from '../kernel/ids.ts';
import type { Operation } from '../kernel/operation.ts';
import type { Conflict, NewConflict } from '../model/conflict.ts';
import type { Member } from '../model/member.ts';
import type { Award, Streak } from '../model/points.ts';

export type PostKey = OperationKey & {
  /** Names that the conflict would show; see `PostState.takenNames`. */
  readonly wishedNames: readonly string[];
};
export type PostState = {
  readonly author: Member | null;
  /** The author's. */
  readonly streak: Streak | null;
  readonly operation: Operation | null;
  /** Those wished names that are a member's nickname, or look like one. */
  readonly takenNames: readonly string[];
};
export type PostChanges = {
  readonly conflict: NewConflict;
  /** Made once the id is known. */
  readonly operation: ((id: ConflictId) => Operation) | null;
  readonly award?: ((id: ConflictId) => Award | null) | null;
};

/**
 * Conflicts, and the operations that made them.
 *
 * All of an operation is stored, durably, before its promise resolves, or none of it. Concurrent ones on the same
 * conflict or operation id behave as if one came after the other.
 */
export interface ConflictStore {
  postConflict<T>(key: PostKey, decide: Decision<PostState, PostChanges, (id: ConflictId | null) => T>): Promise<T>;
  /** Changes what its author may change of a conflict. Never its votes: those are saved by `castVote`. */
  changeConflict<T>(id: ConflictId, decide: Decision<Conflict | null, Conflict, T>): Promise<T>;
}
