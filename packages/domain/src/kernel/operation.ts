import type { MemberId, OpId, Timestamp } from './ids.ts';
import { err, ok, type Result } from './result.ts';
import type { Secrets } from './secrets.port.ts';
import { startOfDay } from './time.ts';

/**
 * What is remembered of an applied operation for as long as the member is there: that it was applied, and nothing of
 * what came of it. (actor, opId) is unique. A replay is answered by what is stored now.
 */
export type Operation = {
  /** HMAC of the member's id. */
  readonly actor: string;
  readonly opId: OpId;
  /** HMAC that tells the same request from another one under the same id. */
  readonly request: string;
  /** What it has made, sealed by the server's secret; null where the request itself leads there. */
  readonly made: string | null;
  /** The start of its UTC day. */
  readonly appliedOn: Timestamp;
};

/**
 * What an operation id (null when the client sent none) is looked up by; `actor` is the member's HMAC in operations.
 */
export type OperationKey = { readonly memberId: MemberId; readonly actor: string; readonly opId: OpId | null };

/** Who writes, and under which operation id (null when the client sent none). */
export type Writer = { readonly memberId: MemberId; readonly opId: OpId | null };

/** A write's outcome. `replayed`: it was applied before, and this is how things stand now. */
export type Applied<T> = { readonly replayed: boolean; readonly outcome: T };

/** A write with the stamps that are remembered of it. They tell neither who wrote nor what. */
export type Request = Writer & { readonly actor: string; readonly request: string };

/** @param action what is done to what, with which input */
export const stampRequest = (
  secrets: Secrets,
  { memberId, opId }: Writer,
  action: string,
  target: number | null,
  input: unknown,
): Request => ({
  memberId,
  opId,
  actor: secrets.stampOf('operation', memberId),
  request: secrets.stampOf('request', [memberId, opId, requestText(action, target, input)].join('\n')),
});

/**
 * What an earlier operation under the same id means for this request.
 * @returns whether it is the same request again; false where there is none: go on
 */
export const isReplay = (
  operation: Operation | null,
  { request }: Pick<Request, 'request'>,
): Result<boolean, 'operation-mismatch'> => {
  if (operation === null) return ok(false);
  return operation.request === request ? ok(true) : err('operation-mismatch');
};

/** What is remembered so that a replay is recognised; null without an operation id. */
export const toOperation = (
  { actor, opId, request }: Request,
  now: Timestamp,
  made: string | null = null,
): Operation | null => (opId === null ? null : { actor, opId, request, made, appliedOn: startOfDay(now) });

/** Tells one request from another. Never changed: what was remembered under it would be asked in vain. */
export const requestText = (action: string, target: number | null, input: unknown): string =>
  JSON.stringify([action, target, input]);
