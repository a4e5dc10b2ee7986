import type { ConflictId, MemberId, Operation, OperationKey } from '../kernel/index.ts';
import type { Suspendable } from '../mailbox-keys/mailbox-key.rule.ts';
import type { Conflict, Decision, Member, Streak } from '../model/index.ts';

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
