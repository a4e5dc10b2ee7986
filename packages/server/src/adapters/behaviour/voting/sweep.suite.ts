import { HOUR } from '@twosides/domain/kernel';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { post, readConflict, vote } from '../steps.ts';

export const describeSweep = (test: StoresTest): void => {
  describe('the votes of today', () => {
    test('are taken out once by sweeps that run at the same time or again', async ({ stores }) => {
      const [{ id }, other] = [await post(stores), await post(stores)];
      for (const voter of ['a', 'b', 'c', 'd']) await vote(stores, id, voter, 'his', { at: NOW });
      await vote(stores, id, 'late', 'his', { at: NOW + HOUR });
      await vote(stores, other.id, 'a', 'his', { at: NOW });
      await Promise.all(Array.from({ length: 5 }, () => stores.votes.sweepToday(NOW + HOUR)));
      await stores.votes.sweepToday(NOW - HOUR);
      await stores.votes.sweepToday(NOW + HOUR);
      expect((await readConflict(stores, id)).todayVotes).toBe(1);
      expect((await readConflict(stores, other.id)).todayVotes).toBe(0);
    });

    test('do not come back when a side is changed', async ({ stores }) => {
      const { id } = await post(stores);
      await vote(stores, id, 'ben', 'his', { at: NOW });
      await stores.votes.sweepToday(NOW + HOUR);
      await vote(stores, id, 'ben', 'her', { at: NOW + 2 * HOUR });
      expect((await readConflict(stores, id)).todayVotes).toBe(0);
      await stores.votes.sweepToday(NOW + 4 * HOUR);
      expect((await readConflict(stores, id)).todayVotes).toBe(0);
    });

    test('stay exact while votes come in during a sweep', async ({ stores }) => {
      const { id } = await post(stores);
      for (let n = 0; n < 10; n += 1) await vote(stores, id, `old${n}`, 'her', { at: NOW - 1 - n * HOUR });
      await Promise.all([
        ...Array.from({ length: 10 }, (_, n) => vote(stores, id, `new${n}`, 'his', { at: NOW + n })),
        stores.votes.sweepToday(NOW),
        stores.votes.sweepToday(NOW),
      ]);
      expect(await readConflict(stores, id)).toMatchObject({
        todayVotes: 10,
        totalVotes: 20,
        herVotes: 10,
        hisVotes: 10,
      });
    });

    test('are exactly the votes no sweep has reached, in any order', ({ withStores, runs }) =>
      fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 25 }), (steps) =>
          withStores((stores) => followSteps(stores, steps)),
        ),
        { numRuns: runs },
      ));
  });
};

const HALF_HOUR = HOUR / 2;
const endOfHour = (moment: number) => moment - (moment % 2) + 2;

type Step = { readonly kind: 'vote' | 'sweep'; readonly conflict: number; readonly moment: number };

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('vote', 'vote', 'sweep'),
  conflict: fc.nat({ max: 1 }),
  moment: fc.nat({ max: 9 }),
});

const followSteps = async (stores: Stores, steps: readonly Step[]) => {
  const ids = [(await post(stores)).id, (await post(stores)).id] as const;
  let counted: Step[] = [];
  for (const [turn, next] of steps.entries()) {
    if (next.kind === 'vote') {
      await vote(stores, next.conflict === 0 ? ids[0] : ids[1], `v${turn}`, 'her', {
        at: NOW + next.moment * HALF_HOUR,
      });
      counted.push(next);
    } else {
      await stores.votes.sweepToday(NOW + next.moment * HALF_HOUR);
      counted = counted.filter(({ moment }) => endOfHour(moment) > next.moment);
    }
  }
  const todayVotes = await Promise.all(ids.map(async (id) => (await readConflict(stores, id)).todayVotes));
  expect(todayVotes).toEqual([0, 1].map((index) => counted.filter(({ conflict }) => conflict === index).length));
};
