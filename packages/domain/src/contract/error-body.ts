import type { ProofChallenge } from '../accounts/proof-of-work.ts';
import type { ConflictText } from '../model/conflict.ts';
import type { ErrorCode } from '../wire/error-codes.ts';

/**
 * The body of every answer that is not 2xx. `fields` maps a field's path (`title`, `tags.0`) to what is wrong with it.
 */
export type ErrorBody = {
  readonly error: string;
  readonly code: ErrorCode;
  readonly fields?: Readonly<Record<string, string>>;
  /** With `text-changed`: the words as they are now. */
  readonly text?: ConflictText;
  /** With `proof-required`: what to solve. */
  readonly challenge?: ProofChallenge;
};
