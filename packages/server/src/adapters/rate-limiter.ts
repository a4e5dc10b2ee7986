import type { RateLimit, RateLimiter } from '@twosides/domain/kernel';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

type CounterOptions = { readonly keyPrefix: string; readonly points: number; readonly duration: number };

export const rateLimiterOver = (counterFor: (options: CounterOptions) => RateLimiterAbstract): RateLimiter => {
  const counters = new Map<string, RateLimiterAbstract>();
  const counterOf = ({ name, points, seconds }: RateLimit): RateLimiterAbstract => {
    const counter = counters.get(name) ?? counterFor({ keyPrefix: name, points, duration: seconds });
    counters.set(name, counter);
    return counter;
  };
  return {
    take: async (limit, key) => {
      try {
        return { wait: null, used: (await counterOf(limit).consume(key)).consumedPoints };
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return { wait: Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)), used: refusal.consumedPoints };
      }
    },
    giveBack: async (limit, key) => {
      await counterOf(limit).reward(key);
    },
  };
};

export const rateLimiterInMemory = (): RateLimiter => rateLimiterOver((options) => new RateLimiterMemory(options));
