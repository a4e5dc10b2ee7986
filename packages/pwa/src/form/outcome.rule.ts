import type { ProofChallenge } from '@twosides/domain/accounts';
import type { Result } from '@twosides/domain/kernel';
import type { ErrorCode, FieldErrors } from '@twosides/domain/wire';

/** What is said of a failure. */
export type Told = {
  /** null where the answer was not the API's. */
  readonly code: ErrorCode | null;
  /** Words for a person; null where the answer had none. */
  readonly message: string | null;
};

/** Why a call did not do what was asked, in what a machine or a form needs of it. */
export type Failure = Told & {
  /** null where there was no answer: no network, or a captive portal's page. */
  readonly status: number | null;
  readonly fields: FieldErrors;
  /** What to solve first, where that is all that is missing. */
  readonly challenge?: ProofChallenge | undefined;
};

/** Where nobody can say why. */
export const UNTOLD: Told = { code: null, message: null };

export const toldOf = (outcome: Result<unknown, Told>): Told =>
  outcome.ok ? UNTOLD : { code: outcome.error.code, message: outcome.error.message };

/** For what a guard has found to be there. */
export function successOf<T>(outcome: Result<T, unknown>): T {
  if (!outcome.ok) throw new Error('A refused call has no value');
  return outcome.value;
}
