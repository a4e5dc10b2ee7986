import { randomUUID } from 'node:crypto';
import type { Middleware } from 'koa';
import type { Logger } from 'pino';

/** An id that a proxy may have given the request; anything else could forge lines or fill them. */
const SANE_ID = /^[\w-]{8,64}$/;

/**
 * One line a request, under an id that its errors carry too. The query is left out: it may hold a token or an address.
 */
export const requestLog =
  (log: Logger): Middleware =>
  (ctx, next) => {
    const given = ctx.get('X-Request-Id');
    const requestId = SANE_ID.test(given) ? given : randomUUID();
    const start = performance.now();
    ctx.state.requestId = requestId;
    ctx.res.setHeader('X-Request-Id', requestId);
    ctx.res.on('close', () => {
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
    return next();
  };
