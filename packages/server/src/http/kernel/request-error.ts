import type { ErrorBody } from '@twosides/domain/contract';
import { ERROR_MESSAGES, type ErrorCode, tooManyRequestsText } from '@twosides/domain/wire';
import type { Context } from 'koa';

/** Only the HTTP layer throws this error. Use cases return errors as results. */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, { cause, ...details }: Details & { readonly cause?: unknown } = {}) {
    super(details.message ?? ERROR_MESSAGES[code], { cause });
    this.code = code;
    this.details = details;
  }
}

/** @throws RequestError for a method that is neither GET nor HEAD */
export const onlyReading = (ctx: Context): void => {
  if (ctx.method === 'GET' || ctx.method === 'HEAD') return;
  ctx.set('Allow', 'GET, HEAD');
  throw new RequestError('method-not-allowed');
};

type Details = Pick<ErrorBody, 'fields' | 'text' | 'challenge'> & { readonly message?: string | undefined };

export const errorBody = (code: ErrorCode, { message, ...details }: Details = {}): ErrorBody => ({
  error: Object.values(details.fields ?? {})[0] ?? message ?? ERROR_MESSAGES[code],
  code,
  ...details,
});

export class TooManyRequests extends RequestError {
  readonly wait: number;

  constructor(wait: number) {
    super('too-many-requests', { message: tooManyRequestsText(wait) });
    this.wait = wait;
  }
}
