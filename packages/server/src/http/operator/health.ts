import { ok } from '@twosides/domain/kernel';
import type { OperatorView } from '@twosides/domain/reading';
import type { Middleware } from 'koa';
import type { Handlers } from '../kernel/handler.ts';

export const health =
  (isReady: () => Promise<boolean>): Middleware =>
  async (ctx, next) => {
    if (ctx.path !== '/healthz' && ctx.path !== '/readyz') return next();
    const isFine = ctx.path === '/healthz' || (await isReady());
    ctx.set('Cache-Control', 'no-store');
    ctx.status = isFine ? 200 : 503;
    ctx.body = { status: isFine ? 'ok' : 'unavailable' };
  };

export const operatorHandlers = (operator: OperatorView): Pick<Handlers, 'operator'> => ({
  operator: async () => ok({ body: operator }),
});
