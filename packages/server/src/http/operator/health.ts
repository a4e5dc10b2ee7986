import type { Middleware } from 'koa';

/** `/healthz`: the process lives. `/readyz`: it takes requests, and its database answers. */
export const health =
  (isReady: () => Promise<boolean>): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    const isFine = ctx.path === '/healthz' || (await isReady());
    ctx.set('Cache-Control', 'no-store');
    ctx.status = isFine ? 200 : 503;
    ctx.body = { status: isFine ? 'ok' : 'unavailable' };
  };
