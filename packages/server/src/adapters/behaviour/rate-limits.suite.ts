import type { RateLimit } from '@twosides/domain/kernel';
import { describe, expect } from 'vitest';
import type { StoresTest } from './open-stores.ts';

const LIMIT: RateLimit = { name: 'comments', points: 3, seconds: 60 };

export const describeRateLimits = (test: StoresTest): void => {
  describe('rate limits', () => {
    test('let as many requests through as there are points, then say how long to wait', async ({
      stores: { rateLimiter },
    }) => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => rateLimiter.take(LIMIT, 'ada')));
      const waits = answers.flatMap(({ wait }) => (wait === null ? [] : [wait]));
      expect(waits).toHaveLength(5);
      for (const wait of waits) expect(wait >= 1 && wait <= 60).toBe(true);
      expect(answers.flatMap(({ wait, used }) => (wait === null ? [used] : [])).toSorted()).toEqual([1, 2, 3]);
    });

    test('count each key and each limit for itself', async ({ stores: { rateLimiter } }) => {
      for (let n = 0; n < 3; n++) await rateLimiter.take(LIMIT, 'ada');
      expect(await rateLimiter.take(LIMIT, 'ben')).toEqual({ wait: null, used: 1 });
      expect(await rateLimiter.take({ ...LIMIT, name: 'votes' }, 'ada')).toEqual({ wait: null, used: 1 });
    });

    test('have a point again that was given back', async ({ stores: { rateLimiter } }) => {
      for (let n = 0; n < 3; n++) await rateLimiter.take(LIMIT, 'ada');
      await rateLimiter.giveBack(LIMIT, 'ada');
      expect(await rateLimiter.take(LIMIT, 'ada')).toEqual({ wait: null, used: 3 });
      expect((await rateLimiter.take(LIMIT, 'ada')).wait).toBeGreaterThan(0);
    });
  });
};
