import type { Middleware } from 'koa';
import { ERROR_STATUS } from '../kernel/error-to-status.ts';
import { errorBody } from '../kernel/request-error.ts';

/**
 * Refuses a request whose target is no address at all (`http://%@x/`). Everything after this may ask for the path,
 * also listeners that nobody would catch an error of.
 */
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
