import type { Middleware } from 'koa';
import { ERROR_STATUS } from '../kernel/error-to-status.ts';
import { errorBody, RequestError } from '../kernel/request-error.ts';

/** Refuses malformed request targets (`http://%@x/`), for which Koa's `path` getter throws. */
export const wellFormedTarget: Middleware = (ctx, next) => {
  if (hasPath(ctx.request)) return next();
  ctx.status = ERROR_STATUS['invalid-input'];
  ctx.body = errorBody('invalid-input');
  return Promise.resolve();
};

const hasPath = (request: { readonly path: string }): boolean => {
  try {
    return request.path !== undefined;
  } catch {
    return false;
  }
};

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const sameOriginOnly =
  (publicOrigin: string): Middleware =>
  async (ctx, next) => {
    if (!SAFE_METHODS.has(ctx.method) && !isSameOrigin(ctx.get('Sec-Fetch-Site'), ctx.get('Origin'), publicOrigin))
      throw new RequestError('forbidden-origin');
    await next();
  };

const isSameOrigin = (site: string, origin: string, publicOrigin: string) =>
  site === '' ? origin === publicOrigin : site === 'same-origin';
