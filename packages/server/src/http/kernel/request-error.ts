import type { ProofChallenge } from '@twosides/domain/accounts';
import type { ErrorBody } from '@twosides/domain/contract';
import type { Timestamp } from '@twosides/domain/kernel';
import type { ConflictText } from '@twosides/domain/model';
import { suspendedText } from '@twosides/domain/moderation';
import { ERROR_MESSAGES, type ErrorCode, tooManyRequestsText } from '@twosides/domain/wire';

/**
 * Ends a request with one of the contract's errors. Thrown where HTTP itself goes wrong; use cases return results
 * instead.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ErrorCode;
  readonly fields: Details['fields'];
  readonly text: Details['text'];
  readonly challenge: Details['challenge'];

  /**
   * @param details what is wrong with which field, the words that have changed, what to solve, or what led to it, for
   * the log
   */
  constructor(code: ErrorCode, { fields, text, challenge, cause }: Details & { readonly cause?: unknown } = {}) {
    super(ERROR_MESSAGES[code], { cause });
    this.code = code;
    this.fields = fields;
    this.text = text;
    this.challenge = challenge;
  }
}

type Details = {
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly text?: ConflictText | undefined;
  readonly challenge?: ProofChallenge | undefined;
};

/** The body that says what went wrong; of several fields the first one's words are the headline. */
export const errorBody = (code: ErrorCode, { fields, text, challenge }: Details = {}): ErrorBody => {
  const first = fields && Object.values(fields)[0];
  return {
    error: first ?? ERROR_MESSAGES[code],
    code,
    ...(fields && { fields }),
    ...(text && { text }),
    ...(challenge && { challenge }),
  };
};

/** Refuses what a suspended member does. */
export class Suspended extends RequestError {
  /** @param until null where it has just ended */
  constructor(until: Timestamp | null) {
    super('suspended');
    if (until !== null) this.message = suspendedText(until);
  }
}

/** Refuses what was done too often. */
export class TooManyRequests extends RequestError {
  /** Seconds. */
  readonly wait: number;

  constructor(wait: number) {
    super('too-many-requests');
    this.wait = wait;
    this.message = tooManyRequestsText(wait);
  }
}
