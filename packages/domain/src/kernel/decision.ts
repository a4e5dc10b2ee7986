import type { MemberId, OpId } from './ids.ts';

/** A pure, synchronous rule: it may be called more than once, each time with a fresh state. */
export type Decision<State, Changes, T> = (state: State) => { readonly changes: Changes | null; readonly result: T };

/**
 * What an operation id (null when the client sent none) is looked up by; `actor` is the member's HMAC in operations.
 */
export type OperationKey = { readonly memberId: MemberId; readonly actor: string; readonly opId: OpId | null };
