import type { ConflictId, MemberId } from '../kernel/ids.ts';
import type { Operation, OperationKey } from '../kernel/operation.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { Conflict } from '../model/conflict.ts';
import type { Member } from '../model/member.ts';
import type { Streak } from '../model/points.ts';
import type { Decision } from '../model/write.ts';

export type PostKey = OperationKey & {
  readonly wishedNames: readonly string[];
};
export type PostState = Suspendable & {
  readonly nextId: ConflictId;
  readonly author: Member | null;
  readonly streak: Streak | null;
  readonly operation: Operation | null;
  readonly takenNames: readonly string[];
};

export type EditState = Suspendable & { readonly conflict: Conflict | null };

/**
 * When a call's promise resolves, all of its changes are stored durably, or none. Concurrent calls on the same conflict
 * or operation id run one after the other.
 */
export interface ConflictStore {
  postConflict<T>(key: PostKey, decide: Decision<PostState, T>): Promise<T>;
  editConflict<T>(id: ConflictId, by: MemberId, decide: Decision<EditState, T>): Promise<T>;
  changeConflict<T>(id: ConflictId, decide: Decision<Conflict | null, T>): Promise<T>;
}
