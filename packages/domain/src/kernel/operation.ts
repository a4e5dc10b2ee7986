import type { MemberId, OpId, Timestamp } from './ids.ts';
import { err, ok, type Result } from './result.ts';
import type { Secrets } from './secrets.port.ts';
import { startOfDay } from './time.ts';

/**
 * A record that an operation was applied, kept as long as the member. (actor, opId) is unique. A replay is answered
 * from current data.
 */
export type Operation = {
  /** HMAC of the member's id. */
  readonly actor: string;
  readonly opId: OpId;
  /** HMAC of the request, to detect another request under the same id. */
  readonly request: string;
  /** Sealed id of what it created; null if the request itself identifies it. */
  readonly made: string | null;
  /** Start of its UTC day. */
  readonly appliedOn: Timestamp;
};

/** Key of an operation; `opId` is null if the client sent none. `actor` is the member's HMAC. */
export type OperationKey = { readonly memberId: MemberId; readonly actor: string; readonly opId: OpId | null };

/** Who writes, and under which operation id (null if none). */
export type Writer = { readonly memberId: MemberId; readonly opId: OpId | null };

/** A write's outcome. `replayed`: it was applied before, and this is the current state. */
export type Applied<T> = { readonly replayed: boolean; readonly outcome: T };

/** A write with its stamps, which reveal neither who wrote nor what. */
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
 * Compares a request with an earlier operation under the same id.
 * @returns whether it is a replay; false if there is no earlier one
 */
export const isReplay = (
  operation: Operation | null,
  { request }: Pick<Request, 'request'>,
): Result<boolean, 'operation-mismatch'> => {
  if (operation === null) return ok(false);
  return operation.request === request ? ok(true) : err('operation-mismatch');
};

/** The record of an operation, for recognizing replays; null without an operation id. */
export const toOperation = (
  { actor, opId, request }: Request,
  now: Timestamp,
  made: string | null = null,
): Operation | null => (opId === null ? null : { actor, opId, request, made, appliedOn: startOfDay(now) });

/** Distinguishes requests. Must never change, or stored operations would no longer match. */
export const requestText = (action: string, target: number | null, input: unknown): string =>
  JSON.stringify([action, target, input]);
