import { describe, expect, test, vi } from 'vitest';
import { createQueues } from './queues.ts';

const NONE = new Map<string, unknown>();

describe('queues', () => {
  test('batches requests of the same tick, per queue', async () => {
    const batches: [string, readonly string[]][] = [];
    const queues = createQueues<string, string>({
      most: 10,
      interval: 0,
      serve: async (key, requests) => {
        batches.push([key, requests]);
        return NONE;
      },
    });
    await Promise.all([queues.join('a', '1'), queues.join('b', '2'), queues.join('a', '3')]);
    expect(batches).toEqual([
      ['a', ['1', '3']],
      ['b', ['2']],
    ]);
  });

  test('batches later requests next, up to a maximum size', async () => {
    const batches: (readonly string[])[] = [];
    const started = Promise.withResolvers<void>();
    const open = Promise.withResolvers<void>();
    const queues = createQueues<string, string>({
      most: 2,
      interval: 0,
      serve: async (_key, requests) => {
        batches.push(requests);
        started.resolve();
        await open.promise;
        return NONE;
      },
    });
    const first = queues.join('a', '1');
    await started.promise;
    const others = ['2', '3', '4'].map((request) => queues.join('a', request));
    open.resolve();
    await Promise.all([first, ...others]);
    expect(batches).toEqual([['1'], ['2', '3'], ['4']]);
  });

  test('fails one request alone, and all of a batch that failed as a whole', async () => {
    const queues = createQueues<string, string>({
      most: 10,
      interval: 0,
      serve: async (key, requests) => {
        if (key === 'broken') throw new Error('The database is gone.');
        return new Map(requests.filter((request) => request === 'bad').map((request) => [request, new Error('Bad.')]));
      },
    });
    const outcomes = await Promise.allSettled([
      queues.join('a', 'good'),
      queues.join('a', 'bad'),
      queues.join('broken', 'good'),
      queues.join('broken', 'other'),
    ]);
    expect(outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.message : 'served'))).toEqual([
      'served',
      'Bad.',
      'The database is gone.',
      'The database is gone.',
    ]);
  });

  test('slows a growing queue to one batch per interval', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
    try {
      const starts: number[] = [];
      let arrivals = 3;
      const queues = createQueues<string, string>({
        most: 10,
        interval: 250,
        serve: async () => {
          starts.push(performance.now());
          arrivals -= 1;
          if (arrivals >= 0) more.push(queues.join('a', 'late'));
          return NONE;
        },
      });
      const more: Promise<void>[] = [queues.join('a', 'first')];
      await vi.advanceTimersByTimeAsync(2_000);
      await Promise.all(more);
      await queues.idle();
      const [start = 0] = starts;
      expect(starts.map((time) => time - start)).toEqual([0, 250, 500, 750]);
    } finally {
      vi.useRealTimers();
    }
  });

  test('does not delay sequential requests', async () => {
    const pauses = vi.spyOn(globalThis, 'setTimeout');
    const queues = createQueues<string, string>({ most: 10, interval: 60_000, serve: async () => NONE });
    for (const request of ['1', '2', '3']) await queues.join('a', request);
    await queues.idle();
    expect(pauses).not.toHaveBeenCalled();
    pauses.mockRestore();
  });
});
