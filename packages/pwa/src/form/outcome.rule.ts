import type { ProofChallenge } from '@twosides/domain/accounts';
import type { Result } from '@twosides/domain/kernel';
import type { ErrorCode, FieldErrors } from '@twosides/domain/wire';

/** A failure's message. */
export type Told = {
  /** Null if the response was not the API's. */
  readonly code: ErrorCode | null;
  /** Null if there was none. */
  readonly message: string | null;
};

/** Why a call failed, for machines and forms. */
export type Failure = Told & {
  /** Null without a response, or for a captive portal's page. */
  readonly status: number | null;
  readonly fields: FieldErrors;
  /** The puzzle to solve first, if that is all. */
  readonly challenge?: ProofChallenge | undefined;
};

/** An unknown reason. */
export const UNTOLD: Told = { code: null, message: null };

export const toldOf = (outcome: Result<unknown, Told>): Told =>
  outcome.ok ? UNTOLD : { code: outcome.error.code, message: outcome.error.message };

/** The value of a result known to be successful. */
export function successOf<T>(outcome: Result<T, unknown>): T {
  if (!outcome.ok) throw new Error('A refused call has no value');
  return outcome.value;
}
