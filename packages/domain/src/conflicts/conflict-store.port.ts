import type { ConflictId, MemberId } from '../kernel/ids.ts';
import type { Operation, OperationKey } from '../kernel/operation.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { Conflict } from '../model/conflict.ts';
import type { Member } from '../model/member.ts';
import type { Streak } from '../model/points.ts';
import type { Decision } from '../model/write.ts';

export type PostKey = OperationKey & {
  /** Names the post asks for. Those already taken are returned as `PostState.takenNames`. */
  readonly wishedNames: readonly string[];
};
export type PostState = Suspendable & {
  /** Not consumed if nothing is posted. */
  readonly nextId: ConflictId;
  readonly author: Member | null;
  readonly streak: Streak | null;
  readonly operation: Operation | null;
  readonly takenNames: readonly string[];
};

export type EditState = Suspendable & { readonly conflict: Conflict | null };

/**
 * Each call is stored durably and completely, or not at all, before its promise resolves. Concurrent calls on the same
 * conflict or operation id run one after the other.
 */
export interface ConflictStore {
  postConflict<T>(key: PostKey, decide: Decision<PostState, T>): Promise<T>;
  editConflict<T>(id: ConflictId, by: MemberId, decide: Decision<EditState, T>): Promise<T>;
  changeConflict<T>(id: ConflictId, decide: Decision<Conflict | null, T>): Promise<T>;
}
