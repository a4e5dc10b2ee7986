import { err, ok, type Result } from '@twosides/domain/kernel';
import { ApiError, userMessageOf } from '../api/api-error.ts';
import type { Failure } from './outcome.rule.ts';

export async function attempt<T>(calling: Promise<T>): Promise<Result<T, Failure>> {
  try {
    return ok(await calling);
  } catch (error) {
    const answer = error instanceof ApiError ? error : null;
    return err({
      code: answer?.code ?? null,
      status: answer?.status ?? null,
      message: userMessageOf(error),
      fields: answer?.fields ?? {},
      challenge: answer?.challenge,
    });
  }
}
