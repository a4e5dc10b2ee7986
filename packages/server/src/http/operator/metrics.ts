import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { RequestError } from '../kernel/request-error.ts';

/** These figures must not reveal a split or a person. */
export type Figures = {
  readonly stats: () => Promise<{
    conflictCount: number;
    voteCount: number;
    commentCount: number;
    memberCount: number;
  }>;
  readonly jobs: () => Promise<{ waiting: number; failed: number }>;
};

export type Metrics = {
  readonly measure: Middleware;
  readonly serve: Middleware;
  countMail(outcome: 'sent' | 'failed'): void;
  countFault(kind: 'page' | 'screen' | 'worker'): void;
};

export const createMetrics = (figures: Figures, token: string | null): Metrics => {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const duration = new Histogram({
    name: 'twosides_http_request_duration_seconds',
    help: 'Requests, by route template and response status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  });
  const mails = new Counter({
    name: 'twosides_mails_total',
    help: 'Attempts to send an email, by outcome',
    labelNames: ['outcome'],
    registers,
  });
  const faults = new Counter({
    name: 'twosides_client_faults_total',
    help: 'App errors in browsers, by where they happened',
    labelNames: ['kind'],
    registers,
  });
  const whole = new Gauge({
    name: 'twosides_records',
    help: 'Members, and conflicts on the site with their votes and comments',
    labelNames: ['kind'],
    registers,
  });
  const jobs = new Gauge({
    name: 'twosides_jobs',
    help: 'Jobs that are waiting, and jobs that were given up',
    labelNames: ['state'],
    registers,
  });

  const count = async () => {
    const [stats, queue] = await Promise.all([figures.stats(), figures.jobs()]);
    whole.set({ kind: 'member' }, stats.memberCount);
    whole.set({ kind: 'conflict' }, stats.conflictCount);
    whole.set({ kind: 'vote' }, stats.voteCount);
    whole.set({ kind: 'comment' }, stats.commentCount);
    jobs.set({ state: 'waiting' }, queue.waiting);
    jobs.set({ state: 'failed' }, queue.failed);
  };

  return {
    measure: (ctx, next) => {
      const start = performance.now();
      ctx.res.on('close', () => {
        const labels = { method: methodOf(ctx), route: routeOf(ctx), status: ctx.res.statusCode };
        duration.observe(labels, (performance.now() - start) / 1_000);
      });
      return next();
    },
    serve: async (ctx, next) => {
      if (ctx.path !== '/metrics') return next();
      // Unauthorized callers do not even learn that `/metrics` exists.
      if (!mayAsk(ctx, token)) throw new RequestError('route-not-found');
      await count().catch(() => {
        whole.reset();
        jobs.reset();
      });
      ctx.set('Cache-Control', 'no-store');
      ctx.type = register.contentType;
      ctx.body = await register.metrics();
    },
    countMail: (outcome) => mails.inc({ outcome }),
    countFault: (kind) => faults.inc({ kind }),
  };
};

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

/** Unknown methods become one value, so that odd requests cannot add time series. */
const methodOf = ({ method }: Context) => (METHODS.has(method) ? method : 'other');

const routeOf = ({ state, path }: Context): string => {
  if (typeof state.route === 'string') return state.route;
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return path;
  if (path.startsWith('/api/og/')) return 'picture';
  if (path.startsWith('/beacon/')) return 'beacon';
  if (path === '/api' || path.startsWith('/api/')) return 'unknown';
  return path.startsWith('/assets/') ? 'asset' : 'page';
};

/** Requires the token from local addresses too, because behind a local proxy every request has a local address. */
const mayAsk = (ctx: Context, token: string | null): boolean =>
  token !== null && isSame(ctx.get('Authorization'), `Bearer ${token}`);

const isSame = (given: string, right: string) => timingSafeEqual(digest(given), digest(right));

const digest = (text: string) => createHash('sha256').update(text).digest();
