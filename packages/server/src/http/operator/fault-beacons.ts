import type { Middleware } from 'koa';
import { RequestError } from '../kernel/request-error.ts';
import type { RateLimiting } from '../middleware/rate-limiting.ts';
import type { Metrics } from './metrics.ts';

const FAULT_KINDS = ['page', 'screen', 'worker'] as const;

const PREFIX = '/beacon/';

export const faultBeacons =
  (metrics: Pick<Metrics, 'countFault'>, limits: RateLimiting): Middleware =>
  async (ctx, next) => {
    if (!ctx.path.startsWith(PREFIX)) return next();
    const kind = FAULT_KINDS.find((known) => ctx.path === PREFIX + known);
    if (kind === undefined) throw new RequestError('route-not-found');
    if (ctx.method !== 'POST') {
      ctx.set('Allow', 'POST');
      throw new RequestError('method-not-allowed');
    }
    await limits.count(ctx, 'faultBeacon', { email: null, member: null });
    metrics.countFault(kind);
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 204;
  };
