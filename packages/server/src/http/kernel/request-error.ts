import type { ProofChallenge } from '@twosides/domain/accounts';
import type { ErrorBody } from '@twosides/domain/contract';
import type { ConflictText } from '@twosides/domain/model';
import { ERROR_MESSAGES, type ErrorCode, tooManyRequestsText } from '@twosides/domain/wire';
import type { Context } from 'koa';

/** Only the HTTP layer throws this error. Use cases return errors as results. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ErrorCode;
  readonly fields: Details['fields'];
  readonly text: Details['text'];
  readonly challenge: Details['challenge'];

  constructor(
    code: ErrorCode,
    { message, fields, text, challenge, cause }: Details & { readonly cause?: unknown } = {},
  ) {
    super(message ?? ERROR_MESSAGES[code], { cause });
    this.code = code;
    this.fields = fields;
    this.text = text;
    this.challenge = challenge;
  }
}

/** @throws RequestError for a method that is neither GET nor HEAD */
export const onlyReading = (ctx: Context): void => {
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return;
  ctx.set('Allow', 'GET, HEAD');
  throw new RequestError('method-not-allowed');
};

type Details = {
  readonly message?: string | undefined;
  readonly fields?: Readonly<Record<string, string>> | undefined;
  readonly text?: ConflictText | undefined;
  readonly challenge?: ProofChallenge | undefined;
};

export const errorBody = (code: ErrorCode, { message, fields, text, challenge }: Details = {}): ErrorBody => {
  const first = fields && Object.values(fields)[0];
  return {
    error: first ?? message ?? ERROR_MESSAGES[code],
    code,
    ...(fields && { fields }),
    ...(text && { text }),
    ...(challenge && { challenge }),
  };
};

export class TooManyRequests extends RequestError {
  readonly wait: number;

  constructor(wait: number) {
    super('too-many-requests', { message: tooManyRequestsText(wait) });
    this.wait = wait;
  }
}
