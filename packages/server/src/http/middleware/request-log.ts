import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { MINUTE } from '@twosides/domain/kernel';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { addressOf } from '../kernel/address-of.ts';

/** Request ids accepted from a proxy. Other text could forge or bloat log lines. */
const SANE_ID = /^[\w-]{8,64}$/;

const LONGEST_PATH = 300;
const MOST_CLIENTS = 1_000;

/**
 * Logs no query strings, which may contain secrets. Requests that are refused or not counted by a rate limit get no
 * line of their own, so a flood cannot fill the disk.
 */
export const requestLog = (log: Logger): Middleware => {
  const refused = countRefused(log);
  return (ctx, next) => {
    const { res } = ctx;
    const given = ctx.get('X-Request-Id');
    const requestId = SANE_ID.test(given) ? given : randomUUID();
    const start = performance.now();
    ctx.state.requestId = requestId;
    res.setHeader('X-Request-Id', requestId);
    res.on('close', () => {
      const { isCounted, isShed } = ctx.state;
      if (!isCounted && res.statusCode < 400) return;
      if (!isCounted || isShed || res.statusCode === 429) return refused(ctx);
      const line = {
        requestId,
        method: ctx.method,
        path: shortened(ctx.path),
        status: res.statusCode,
        ms: Math.round(performance.now() - start),
      };
      if (res.statusCode >= 500) log.warn(line, 'request');
      else log.info(line, 'request');
    });
    return next();
  };
};

const shortened = (path: string) => (path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH)}…` : path);

/** Logs addresses only as keyed hashes. The key exists only in this process. */
const countRefused = (log: Logger) => {
  const key = randomBytes(32);
  const nameOf = (address: string) => createHmac('sha256', key).update(address).digest('base64url').slice(0, 8);
  const clients = new Map<string, { requests: number; readonly status: number; readonly path: string }>();
  const write = (client: string) => {
    log.warn({ client, ...clients.get(client) }, 'requests refused');
    clients.delete(client);
  };
  return (ctx: Context) => {
    const name = nameOf(addressOf(ctx));
    const client = clients.has(name) || clients.size < MOST_CLIENTS ? name : 'others';
    const counted = clients.get(client);
    if (counted) {
      counted.requests += 1;
      return;
    }
    clients.set(client, { requests: 1, status: ctx.res.statusCode, path: shortened(ctx.path) });
    setTimeout(() => write(client), MINUTE).unref();
  };
};
