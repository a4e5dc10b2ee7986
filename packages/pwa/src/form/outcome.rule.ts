import type { ProofChallenge } from '@twosides/domain/accounts';
import type { Result } from '@twosides/domain/kernel';
import type { ErrorCode, FieldErrors } from '@twosides/domain/wire';
import { fromPromise } from 'xstate';

export type Problem = {
  readonly code: ErrorCode | null;
  readonly message: string | null;
};

export type Failure = Problem & {
  /** The HTTP status; null if no response arrived. */
  readonly status: number | null;
  readonly fields: FieldErrors;
  readonly challenge?: ProofChallenge | undefined;
};

export const NO_PROBLEM: Problem = { code: null, message: null };

export const problemOf = (outcome: Result<unknown, Problem>): Problem =>
  outcome.ok ? NO_PROBLEM : { code: outcome.error.code, message: outcome.error.message };

export function successOf<T>(outcome: Result<T, unknown>): T {
  if (!outcome.ok) throw new Error('A refused call has no value');
  return outcome.value;
}

export const notProvided = <Output, Input>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`${name} is not provided`)));
