import type { MemberId, OpId, Timestamp } from '../model/ids.ts';
import type { Operation } from '../model/operation.ts';
import { err, ok, type Result } from '../result.ts';

/** Who writes, and under which operation id (null when the client sent none). */
export type Writer = { readonly memberId: MemberId; readonly opId: OpId | null };

/** A write's outcome. `replayed`: it was applied before, and this is its first answer. */
export type Applied<T> = { readonly replayed: boolean; readonly outcome: T };

/**
 * What an earlier operation under the same id means for this request.
 * @returns null when there is none: go on
 */
export const replayOf = <T>(
  operation: Operation | null,
  request: string,
): Result<Applied<T>, 'operation-mismatch'> | null => {
  if (operation === null) return null;
  if (operation.request !== request) return err('operation-mismatch');
  return ok({ replayed: true, outcome: JSON.parse(operation.outcome) as T });
};

/** What is remembered so that a replay is answered alike; null without an operation id. */
export const toOperation = (
  writer: Writer,
  request: string,
  outcome: unknown,
  appliedAt: Timestamp,
): Operation | null =>
  writer.opId === null
    ? null
    : { memberId: writer.memberId, opId: writer.opId, request, outcome: JSON.stringify(outcome), appliedAt };

/** Tells one request from another: what is done to what, with which input. */
export const requestText = (action: string, target: number | null, input: unknown): string =>
  JSON.stringify([action, target, input]);
