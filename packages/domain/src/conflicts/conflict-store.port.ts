import type { ConflictId, MemberId } from '../kernel/ids.ts';
import type { Operation, OperationKey } from '../kernel/operation.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { Conflict } from '../model/conflict.ts';
import type { Member } from '../model/member.ts';
import type { Streak } from '../model/points.ts';
import type { Decision } from '../model/write.ts';

export type PostKey = OperationKey & {
  /** Names that the conflict would show; see `PostState.takenNames`. */
  readonly wishedNames: readonly string[];
};
export type PostState = Suspendable & {
  /** The one that a conflict posted now gets. Nothing of it is used up where nothing is posted. */
  readonly nextId: ConflictId;
  readonly author: Member | null;
  /** The author's. */
  readonly streak: Streak | null;
  readonly operation: Operation | null;
  /** Those wished names that are a member's nickname, or look like one. */
  readonly takenNames: readonly string[];
};

/** A conflict, and how the member who edits it stands. */
export type EditState = Suspendable & { readonly conflict: Conflict | null };

/**
 * Conflicts, and the operations that made them.
 *
 * All of an operation is stored, durably, before its promise resolves, or none of it. Concurrent ones on the same
 * conflict or operation id behave as if one came after the other.
 */
export interface ConflictStore {
  postConflict<T>(key: PostKey, decide: Decision<PostState, T>): Promise<T>;
  editConflict<T>(id: ConflictId, by: MemberId, decide: Decision<EditState, T>): Promise<T>;
  changeConflict<T>(id: ConflictId, decide: Decision<Conflict | null, T>): Promise<T>;
}
