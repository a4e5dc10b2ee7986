import { chooseFive, DAYS_BETWEEN, type DayState, FIVE } from '@twosides/domain/deck';
import { type ConflictId, DAY, startOfDay } from '@twosides/domain/kernel';
import { CATEGORY_IDS } from '@twosides/domain/model';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { NOW, voterOf } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { post, vote } from '../steps.ts';

const TODAY = startOfDay(NOW);

export const describeTodaysFive = (test: StoresTest): void => {
  describe('today’s five', () => {
    test('are chosen from active conflicts with hidden results, by votes of two days', async ({ stores }) => {
      const [voted, older, quiet, isPublic, gone] = [
        await post(stores),
        await post(stores),
        await post(stores),
        await post(stores, { revealedAt: NOW }),
        await post(stores, { isActive: false }),
      ];
      for (const { id } of [voted, isPublic, gone]) await vote(stores, id, 'one', 'her', { at: TODAY - 1 });
      await vote(stores, voted.id, 'two', 'his', { at: TODAY - 2 * DAY });
      await vote(stores, voted.id, 'three', 'his', { at: TODAY });
      await vote(stores, older.id, 'one', 'her', { at: TODAY - 2 * DAY - 1 });
      const { candidates } = await stateOn(stores, TODAY);
      expect(candidates.map(({ id, votes }) => [id, votes]).toSorted()).toEqual([
        [voted.id, 2],
        [older.id, 0],
        [quiet.id, 0],
      ]);
    });

    test('are chosen once a day by simultaneous requests', async ({ stores }) => {
      const posted = [];
      for (let n = 0; n < 24; n += 1) posted.push(await post(stores, { category: CATEGORY_IDS[n % 3] ?? 'household' }));
      const days = Array.from({ length: 4 }, (_, n) => TODAY + n * DAY);
      const answers = await Promise.all([...days, ...days, ...days].map((day) => choose(stores, day)));
      const five = answers.slice(0, days.length);
      expect(answers).toEqual([...five, ...five, ...five]);
      expect(five.map(({ length }) => length)).toEqual([3, 3, 3, 3]);
      expect(new Set(five.flat()).size).toBe(12);
      const { recent } = await stateOn(stores, TODAY + DAYS_BETWEEN * DAY);
      expect(five[0]?.filter((id) => recent.has(id))).toEqual([]);
      expect(five[1]?.every((id) => recent.has(id))).toBe(true);
    });

    test('are of different categories, and none returns within 30 days of any day', async ({ stores }) => {
      for (let n = 0; n < 40; n += 1) await post(stores, { category: CATEGORY_IDS[n % 6] ?? 'household' });
      const offsets = fc.uniqueArray(fc.integer({ min: 0, max: 70 }), { minLength: 12, maxLength: 14 });
      await fc.assert(
        fc.asyncProperty(offsets, async (days) => {
          const chosen: (readonly ConflictId[])[] = [];
          for (const day of days) chosen.push(await choose(stores, TODAY + day * DAY));
          for (const [index, day] of days.entries()) {
            const near = chosen.filter((_, other) => Math.abs((days[other] ?? 0) - day) < DAYS_BETWEEN).flat();
            expect(chosen[index]?.filter((id) => near.indexOf(id) !== near.lastIndexOf(id))).toEqual([]);
            expect(await choose(stores, TODAY + day * DAY)).toEqual(chosen[index]);
          }
          expect(chosen[0]).toHaveLength(FIVE);
        }),
        { numRuns: 1 },
      );
    });

    test('of an empty site are none, until there is something', async ({ stores }) => {
      expect(await choose(stores, TODAY)).toEqual([]);
      const { id } = await post(stores);
      expect(await choose(stores, TODAY)).toEqual([id]);
    });

    test('are read in their order, as far as they are there, with their reader’s vote', async ({ stores }) => {
      const [one, two, gone] = [await post(stores), await post(stores), await post(stores, { isActive: false })];
      await vote(stores, one.id, 'reader', 'his');
      const ids = [two.id, gone.id, one.id, 99 as ConflictId];
      const { items } = await stores.reading.listThese(ids, voterOf('reader'));
      expect(items.map(({ conflict, viewerVote }) => [conflict.id, viewerVote?.side])).toEqual([
        [two.id, undefined],
        [one.id, 'his'],
      ]);
      expect((await stores.reading.listThese([], null)).items).toEqual([]);
    });
  });
};

const choose = ({ todaysFive }: Stores, day: number) =>
  todaysFive.read(day, ({ candidates, recent }) => chooseFive(candidates, recent));

const stateOn = async ({ todaysFive }: Stores, day: number): Promise<DayState> => {
  let found: DayState | null = null;
  await todaysFive.read(day, (state) => {
    found = state;
    return [];
  });
  if (found === null) throw new Error('Chosen before');
  return found;
};
