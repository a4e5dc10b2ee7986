import type { MemberId, OpId, Timestamp } from './ids.ts';
import type { Secrets } from './kernel.port.ts';
import { err, ok, type Result } from './result.ts';
import { startOfDay } from './time.ts';

export type Operation = {
  readonly actor: string;
  readonly opId: OpId;
  /** HMAC of the request, to detect a different request under the same id. */
  readonly request: string;
  readonly made: string | null;
  readonly appliedOn: Timestamp;
};

/** `actor`: HMAC of the member's id. `opId`: null if the client sent none. */
export type OperationKey = { readonly memberId: MemberId; readonly actor: string; readonly opId: OpId | null };

export type Writer = { readonly memberId: MemberId; readonly opId: OpId | null };

export type Applied<T> = { readonly replayed: boolean; readonly outcome: T };

export type Request = Writer & { readonly actor: string; readonly request: string };

/** @param target the conflict's id, if it is not part of the input */
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

export const isReplay = (
  operation: Operation | null,
  { request }: Pick<Request, 'request'>,
): Result<boolean, 'operation-mismatch'> => {
  if (operation === null) return ok(false);
  return operation.request === request ? ok(true) : err('operation-mismatch');
};

export const toOperation = (
  { actor, opId, request }: Request,
  now: Timestamp,
  made: string | null = null,
): Operation | null => (opId === null ? null : { actor, opId, request, made, appliedOn: startOfDay(now) });

/** The format must never change, because stored operations would no longer match. */
export const requestText = (action: string, target: number | null, input: unknown): string =>
  JSON.stringify([action, target, input]);
