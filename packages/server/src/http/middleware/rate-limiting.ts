import type { MemberId, RateLimiter, Secrets } from '@twosides/domain';
import type { Context, Middleware } from 'koa';
import { addressOf } from '../address-of.ts';
import {
  type Countable,
  type CountedBy,
  RATE_LIMITS,
  type RateLimitName,
  type RateLimitSetting,
  rateLimitsOf,
} from '../rate-limits.ts';
import { RequestError, TooManyRequests } from '../request-error.ts';

/** Whom a call counts for; a part that is null is not counted. */
type Caller = { readonly email: string | null; readonly member: MemberId | null };

/** A call that has been counted. */
export type CountedCall = {
  /** Of an operation that had been applied before: sending it again costs nothing. */
  giveBack(): Promise<void>;
};

export type RateLimiting = {
  /** Counts requests by their address, whatever they ask for. */
  readonly requests: Middleware;
  /** Counts a call for each limit of its route. @throws TooManyRequests, with Retry-After set */
  count(ctx: Context, name: Countable, caller: Caller): Promise<CountedCall>;
};

type Needs = {
  /** Shared by all processes. */
  readonly shared: RateLimiter;
  /** Of this process: what every request asks must not ask the database. */
  readonly own: RateLimiter;
  readonly stampOf: Secrets['stampOf'];
};

export const rateLimiting = ({ shared, own, stampOf }: Needs, setting: RateLimitSetting): RateLimiting => {
  if (setting === 'off') return OFF;
  const limitOf = (name: RateLimitName) => ({ ...RATE_LIMITS[name], ...setting[name], name });
  const take = async (limiter: RateLimiter, name: RateLimitName, key: string) => {
    const wait = await limiter.take(limitOf(name), key).catch((cause: unknown) => {
      // Whatever keeps it from counting: neither is the call let through uncounted, nor is it the caller's fault or a fault of ours.
      throw new RequestError('unavailable', { cause });
    });
    if (wait !== null) throw new TooManyRequests(wait);
  };

  /** The store learns neither e-mail nor network addresses: under a plain hash, trying all there are would tell. */
  const keyOf = (by: CountedBy, ctx: Context, caller: Caller): string | null => {
    const counted = by === 'address' ? addressOf(ctx) : caller[by];
    return counted === null ? null : stampOf('rate-limit', counted);
  };

  return {
    requests: async (ctx, next) => {
      // Built files are sent from memory, and a first visit asks for dozens of them.
      if (!ctx.path.startsWith('/assets/')) await take(own, 'requests', addressOf(ctx));
      await next();
    },
    count: async (ctx, name, caller) => {
      const taken: (() => Promise<void>)[] = [];
      for (const limit of rateLimitsOf(name)) {
        const key = keyOf(RATE_LIMITS[limit].by, ctx, caller);
        if (key === null) continue;
        await take(shared, limit, key);
        taken.push(() => shared.giveBack(limitOf(limit), key));
      }
      // What was asked for has been done: a point that cannot be given back is lost, and no reason to fail.
      return { giveBack: async () => void (await Promise.allSettled(taken.map((giveBack) => giveBack()))) };
    },
  };
};

const OFF: RateLimiting = {
  requests: (_ctx, next) => next(),
  count: async () => ({ giveBack: async () => {} }),
};
