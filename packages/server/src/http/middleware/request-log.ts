import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/** One line a request, under an id that its errors carry too. The query is left out: it may hold a token or an address. */
export const requestLog =
  (log: Logger): Middleware =>
  async (ctx, next) => {
    const requestId = randomUUID();
    const start = performance.now();
    ctx.state.requestId = requestId;
    ctx.set('X-Request-Id', requestId);
    ctx.res.once('close', () => {
      const line = {
        requestId,
        method: ctx.method,
        path: ctx.path,
        status: ctx.res.statusCode,
        ms: Math.round(performance.now() - start),
      };
      if (ctx.res.statusCode >= 500) log.warn(line, 'request');
      else log.info(line, 'request');
    });
    await next();
  };
