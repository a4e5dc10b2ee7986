import { ERROR_MESSAGES, type ErrorBody, type ErrorCode, tooManyRequestsText } from '@twosides/domain';

/** Ends a request with one of the contract's errors. Thrown where HTTP itself goes wrong; use cases return results instead. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;

  /** @param details what is wrong with which field, or what led to it, for the log */
  constructor(code: ErrorCode, { fields, cause }: { fields?: Readonly<Record<string, string>>; cause?: unknown } = {}) {
    super(ERROR_MESSAGES[code], { cause });
    this.code = code;
    this.fields = fields;
  }
}

/** The body that says what went wrong; of several fields the first one's words are the headline. */
export const errorBody = (code: ErrorCode, fields?: Readonly<Record<string, string>>): ErrorBody => {
  const first = fields && Object.values(fields)[0];
  return { error: first ?? ERROR_MESSAGES[code], code, ...(fields && { fields }) };
};

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
