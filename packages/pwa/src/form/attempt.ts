import type { ProofChallenge } from '@twosides/domain/accounts';
import { err, ok, type Result } from '@twosides/domain/kernel';
import type { ErrorCode, FieldErrors } from '@twosides/domain/wire';
import { ApiError, userMessageOf } from '../api/api-error.ts';

/** Why a call did not do what was asked, in what a machine or a form needs of it. */
export type Failure = {
  /** null without an answer of the API. */
  readonly code: ErrorCode | null;
  /** Words for a person; null where the answer had none. */
  readonly message: string | null;
  readonly fields: FieldErrors;
  /** What to solve first, where that is all that is missing. */
  readonly challenge?: ProofChallenge | undefined;
};

/** Turns a call that may fail into an outcome; machines and forms decide on it without catching. */
export async function attempt<T>(calling: Promise<T>): Promise<Result<T, Failure>> {
  try {
    return ok(await calling);
  } catch (error) {
    const answer = error instanceof ApiError ? error : null;
    return err({
      code: answer?.code ?? null,
      message: userMessageOf(error),
      fields: answer?.fields ?? {},
      challenge: answer?.challenge,
    });
  }
}
