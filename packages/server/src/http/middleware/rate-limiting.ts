import type { KeptLists, RateLimiter, Secrets } from '@twosides/domain';
import type { Context, Middleware } from 'koa';
import { originOf } from '../address-of.ts';
import { type Caller, COUNTED_BY } from '../counted-by.ts';
import {
  type Countable,
  RATE_LIMITS,
  type RateLimitName,
  type RateLimitSetting,
  REQUEST_LIMITS,
  rateLimitsOf,
} from '../rate-limits.ts';
import { RequestError, TooManyRequests } from '../request-error.ts';

/** A call that has been counted. */
export type CountedCall = {
  /** Of an operation that had been applied before: sending it again costs nothing. */
  giveBack(): Promise<void>;
};

export type RateLimiting = {
  /** Counts requests by their address, whatever they ask for. */
  readonly requests: Middleware;
  /** Counts a call for each limit of its route. @throws TooManyRequests, with Retry-After set */
  count(ctx: Context, name: Countable, caller: Pick<Caller, 'email' | 'member'>): Promise<CountedCall>;
};

type Needs = {
  /** Shared by all processes. */
  readonly shared: RateLimiter;
  /** Of this process: what every request asks must not ask the database. */
  readonly own: RateLimiter;
  readonly stampOf: Secrets['stampOf'];
  readonly ownersDomainOf: KeptLists['ownersDomainOf'];
  /** Whether a path is that of a file of the built app, which is sent from memory: a first visit asks for dozens of them. */
  readonly isBuiltFile: (path: string) => boolean;
};

export const rateLimiting = (
  { shared, own, stampOf, ownersDomainOf, isBuiltFile }: Needs,
  setting: RateLimitSetting,
): RateLimiting => {
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
  const keyOf = (name: RateLimitName, caller: Caller): string | null => {
    const counted = COUNTED_BY[RATE_LIMITS[name].by](caller);
    return counted === null ? null : stampOf('rate-limit', counted);
  };

  return {
    requests: async (ctx, next) => {
      if (!isBuiltFile(ctx.path)) {
        const caller = { ...originOf(ctx), email: null, domain: null, member: null };
        for (const limit of REQUEST_LIMITS) {
          const counted = COUNTED_BY[RATE_LIMITS[limit].by](caller);
          if (counted !== null) await take(own, limit, counted);
        }
      }
      await next();
    },
    count: async (ctx, name, { email, member }) => {
      const caller = { ...originOf(ctx), email, domain: email && ownersDomainOf(email), member };
      const taken: (() => Promise<void>)[] = [];
      for (const limit of rateLimitsOf(name)) {
        const key = keyOf(limit, caller);
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
