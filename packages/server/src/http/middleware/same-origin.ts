import type { Middleware } from 'koa';
import { RequestError } from '../kernel/request-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site has a browser send. The browser's own word (Sec-Fetch-Site) decides,
 * where it says nothing the Origin header must be ours.
 */
export const sameOriginOnly =
  (publicOrigin: string): Middleware =>
  async (ctx, next) => {
    if (!SAFE_METHODS.has(ctx.method) && !isSameOrigin(ctx.get('Sec-Fetch-Site'), ctx.get('Origin'), publicOrigin))
      throw new RequestError('forbidden-origin');
    await next();
  };

const isSameOrigin = (site: string, origin: string, publicOrigin: string) =>
  site === '' ? origin === publicOrigin : site === 'same-origin';
