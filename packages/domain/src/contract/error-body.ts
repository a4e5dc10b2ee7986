import type { ProofChallenge } from '../accounts/proof-of-work.ts';
import type { ConflictText } from '../model/conflict.ts';
import type { ErrorCode } from '../wire/error-codes.ts';

export type ErrorBody = {
  readonly error: string;
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  /** Set only with the code `text-changed`. */
  readonly text?: ConflictText;
  readonly challenge?: ProofChallenge;
};
