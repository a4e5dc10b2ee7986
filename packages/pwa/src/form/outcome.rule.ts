import type { ProofChallenge } from '@twosides/domain/accounts';
import type { Result } from '@twosides/domain/kernel';
import type { ErrorCode, FieldErrors } from '@twosides/domain/wire';

/** What to tell a person about a failure. */
export type Told = {
  /** Null if the API gave no response. */
  readonly code: ErrorCode | null;
  /** Null if there is no text for people. */
  readonly message: string | null;
};

/** Why a call failed, for state machines and forms. */
export type Failure = Told & {
  /** The HTTP status of an error response; null without one. */
  readonly status: number | null;
  readonly fields: FieldErrors;
  /** The puzzle to solve before trying again, if the server asks for that. */
  readonly challenge?: ProofChallenge | undefined;
};

/** For a failure without a known reason. */
export const UNTOLD: Told = { code: null, message: null };

export const toldOf = (outcome: Result<unknown, Told>): Told =>
  outcome.ok ? UNTOLD : { code: outcome.error.code, message: outcome.error.message };

/**
 * The value of a result that is known to be successful.
 * @throws if it is not
 */
export function successOf<T>(outcome: Result<T, unknown>): T {
  if (!outcome.ok) throw new Error('A refused call has no value');
  return outcome.value;
}
