import type { Clock } from '@twosides/domain/kernel';
import type { SessionStore } from '@twosides/domain/sign-in';
import Koa, { type Context, type Middleware } from 'koa';
import type { Logger } from 'pino';
import { compression } from '../middleware/compression.ts';
import { answerError, handleErrors } from '../middleware/errors.ts';
import { answerNavigation, navigationErrors } from '../middleware/navigation-errors.ts';
import { sameOriginOnly, wellFormedTarget } from '../middleware/request-checks.ts';
import { requestLog } from '../middleware/request-log.ts';
import { securityHeaders } from '../middleware/security-headers.ts';
import { useSessions } from '../middleware/sessions.ts';
import { timeout } from '../middleware/timeout.ts';
import type { Metrics } from '../operator/metrics.ts';
import { appleFormPost, isSignInPath } from '../sign-in/provider-sign-in.ts';
import { type ApiNeeds, createApiRouter } from './api.ts';
import { RequestError } from './request-error.ts';

type Parts = ApiNeeds & {
  readonly config: {
    readonly publicOrigin: string;
    readonly sessionKeys: readonly string[];
    readonly trustedProxies: number;
  };
  readonly log: Logger;
  readonly ping: () => Promise<void>;
  readonly sessions: SessionStore;
  readonly clock: Clock;
  readonly metrics: Pick<Metrics, 'measure' | 'serve'>;
  readonly health: Middleware;
  readonly oneClickUnsubscribe: Middleware;
  readonly faultBeacons: Middleware;
  readonly ogImages: Middleware;
  readonly embeds: Middleware;
  readonly pages: readonly Middleware[];
  readonly shell: string | null;
  readonly providerSignIn: Middleware;
};

export const createApp = (parts: Parts): Koa => {
  const { config, log } = parts;
  const app = new Koa({
    proxy: config.trustedProxies > 0,
    maxIpsCount: config.trustedProxies,
    keys: [...config.sessionKeys],
  });
  // Koa emits this only for clients that disconnected early, because `handleErrors` answers all other errors.
  app.on('error', (error: Error) => log.debug({ name: error.name }, 'connection ended early'));

  app.use(wellFormedTarget);
  app.use(requestLog(log));
  app.use(parts.metrics.measure);
  app.use(compression());
  app.use(securityHeaders(config.publicOrigin));
  app.use(navigationErrors(parts.shell));
  app.use(handleErrors(log));
  app.use(parts.health);
  app.use(parts.metrics.serve);
  app.use(parts.limits.requests);
  app.use(parts.cache.first);
  const answerGone = (ctx: Context, cause: unknown) => {
    answerError(ctx, new RequestError('unavailable', { cause }), log);
    answerNavigation(ctx, parts.shell);
  };
  app.use(timeout(parts.ping, answerGone));
  app.use(parts.oneClickUnsubscribe);
  // Apple's page posts here from another site, so `appleFormPost` must run before `sameOriginOnly`.
  app.use(appleFormPost);
  app.use(sameOriginOnly(config.publicOrigin));
  app.use(parts.faultBeacons);
  app.use(parts.ogImages);
  app.use(parts.embeds);
  for (const page of parts.pages)
    app.use((ctx, next) => (isApi(ctx.path) || isSignInPath(ctx.path) ? next() : page(ctx, next)));

  useSessions(app, parts.sessions, config.publicOrigin, parts.clock);
  app.use(parts.providerSignIn);
  const api = createApiRouter(parts);
  app.use(api.routes());
  app.use(async (ctx) => {
    const others = api.match(ctx.path, ctx.method).path;
    if (others.length === 0) throw new RequestError('route-not-found');
    ctx.set('Allow', [...new Set(others.flatMap((layer) => layer.methods))].join(', '));
    throw new RequestError('method-not-allowed');
  });
  return app;
};

const isApi = (path: string) => path === '/api' || path.startsWith('/api/');
