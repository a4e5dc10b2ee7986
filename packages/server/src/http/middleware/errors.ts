import { HasherBusy } from '@twosides/domain/accounts';
import { StoreBusy } from '@twosides/domain/kernel';
import type { ErrorCode } from '@twosides/domain/wire';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { isStoreAway } from '../../store-away.ts';
import { ERROR_STATUS } from '../kernel/error-to-status.ts';
import { errorBody, RequestError, TooManyRequests } from '../kernel/request-error.ts';

const RETRY_AFTER = '2';

const OF_ANOTHER_BODY = ['Content-Encoding', 'Content-Disposition', 'ETag', 'Last-Modified'];

/** Logs nothing about the request except its id. */
export const handleErrors =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      answerError(ctx, error, log);
    }
  };

export const answerError = (ctx: Context, error: unknown, log: Logger): void => {
  const code = codeOf(error);
  for (const name of OF_ANOTHER_BODY) ctx.remove(name);
  ctx.status = ERROR_STATUS[code];
  ctx.body = errorBody(code, error instanceof RequestError ? error.details : {});
  if (error instanceof TooManyRequests) ctx.set('Retry-After', String(error.wait));
  ctx.set('Cache-Control', 'no-store');
  if (ctx.status === 503) ctx.set('Retry-After', RETRY_AFTER);
  ctx.state.isShed = isShed(error);
  if (ctx.status >= 500 && !ctx.state.isShed)
    log.error({ requestId: ctx.state.requestId, err: withoutPayload(causeOf(error)) }, 'request failed');
};

const isShed = (error: unknown) =>
  error instanceof HasherBusy ||
  (error instanceof RequestError && error.code === 'unavailable' && error.cause === undefined);

const codeOf = (error: unknown): ErrorCode => {
  if (error instanceof RequestError) return error.code;
  if (error instanceof HasherBusy || isStoreAway(error)) return 'unavailable';
  return 'internal';
};

const causeOf = (error: unknown) =>
  error instanceof RequestError || error instanceof StoreBusy ? (error.cause ?? error) : error;

/** Drops all other properties of the error, because parsers and drivers attach raw input to errors. */
const withoutPayload = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };
