import { byTrend, TRENDING_BADGE_RANKS } from '@twosides/domain/conflicts';
import type { ConflictId, Voter } from '@twosides/domain/kernel';
import type { CategoryId, Conflict } from '@twosides/domain/model';
import type { ListName } from '@twosides/domain/reading';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { cardOf, NOW, voterOf } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { post, vote, writeConflict } from '../steps.ts';
import { CATEGORIES_IN_USE, isListed, LISTS, standing, walkList } from './list-walk.ts';

export const describeConflictLists = (test: StoresTest): void => {
  describe('lists', () => {
    test('page through exactly their conflicts of a category or all, in order', ({ withStores, runs }) =>
      fc.assert(
        fc.asyncProperty(fc.array(standing, { maxLength: 16 }), fc.integer({ min: 1, max: 6 }), (standings, limit) =>
          withStores(async (stores) => {
            const posted = await postAll(stores, standings);
            for (const { list, order, holds } of LISTS)
              for (const category of [null, ...CATEGORIES_IN_USE]) {
                const expected = posted
                  .filter((conflict) => isListed(conflict) && holds(conflict) && isIn(category, conflict))
                  .sort(order);
                const walked = await walkList(stores, { list, category, limit, viewer: null });
                expect([list, walked]).toEqual([list, expected.map(cardOf)]);
              }
          }),
        ),
        { numRuns: runs },
      ));

    test('carry the beginnings of both accounts, and follow their words', async ({ stores }) => {
      const long = { hisSide: 'His words. '.repeat(400), herSide: 'Her words. '.repeat(400) };
      const conflict = await post(stores, long);
      expect(await cardsOf(stores)).toEqual([cardOf(conflict)]);
      expect(await stores.reading.readAccounts([conflict.id, 77 as ConflictId])).toEqual(
        new Map([[conflict.id, long]]),
      );
      const changed = { ...conflict, herSide: 'In short.', hisSide: '' };
      await writeConflict(stores, conflict.id, () => [{ kind: 'put-conflict', conflict: changed }]);
      expect(await cardsOf(stores)).toMatchObject([{ herExcerpt: 'In short.', hisExcerpt: '' }]);
    });

    test('list the addresses of active conflicts, newest first, with their latest change', async ({ stores }) => {
      const at = NOW - 1000;
      const [first, second, , last] = await postAll(stores, [
        { title: 'One', submittedAt: at },
        { title: 'Two', submittedAt: at, revealedAt: NOW },
        { isActive: false },
        { title: 'Four', submittedAt: at, anonymous: true },
      ]);
      const two = { id: second?.id, title: 'Two', anonymous: false, review: null, changedAt: NOW };
      const four = { id: last?.id, title: 'Four', anonymous: true, review: null, changedAt: at };
      expect(await stores.reading.listAddresses(null, 2)).toEqual([four, two]);
      expect(await stores.reading.listAddresses(second?.id ?? 0, 2)).toEqual([
        { id: first?.id, title: 'One', anonymous: false, review: null, changedAt: at },
      ]);
    });

    test('have no more pages when the last row ends one', async ({ stores }) => {
      await postAll(stores, [{}, {}, {}]);
      const page = (limit: number) =>
        stores.reading.list({ list: 'newest', category: null, limit, after: null, viewer: null });
      expect((await page(2)).hasMore).toBe(true);
      expect((await page(3)).hasMore).toBe(false);
      expect((await page(4)).hasMore).toBe(false);
    });

    test('carry the viewer’s own side, and none for a visitor', async ({ stores }) => {
      const [her, his, none] = [await post(stores), await post(stores), await post(stores)];
      await vote(stores, her.id, 'ben', 'her');
      await vote(stores, his.id, 'ben', 'his');
      await vote(stores, none.id, 'eve', 'his');
      for (const list of ['newest', 'today', 'trending'] as const) {
        const sidesFor = async (viewer: Voter | null) => {
          const page = await stores.reading.list({ list, category: null, limit: 10, after: null, viewer });
          const votes = new Map(page.items.map(({ conflict, viewerVote }) => [conflict.id, viewerVote]));
          return [her, his, none].map(({ id }) => votes.get(id)?.side ?? null);
        };
        expect(await sidesFor(voterOf('ben'))).toEqual(['her', 'his', null]);
        expect(await sidesFor(null)).toEqual([null, null, null]);
      }
    });

    test('follow votes as they come', async ({ stores }) => {
      const [first, second] = [await post(stores), await post(stores)];
      expect(await idsOf(stores, 'trending')).toEqual([]);
      await vote(stores, first.id, 'ben', 'her', { at: NOW });
      expect(await idsOf(stores, 'today')).toEqual([first.id, second.id]);
      expect(await idsOf(stores, 'trending')).toEqual([first.id]);
      await vote(stores, second.id, 'ben', 'her', { at: NOW + 1000 });
      await vote(stores, second.id, 'eve', 'his', { at: NOW + 1000 });
      expect(await idsOf(stores, 'today')).toEqual([second.id, first.id]);
      expect(await idsOf(stores, 'trending')).toEqual([second.id, first.id]);
    });

    test('carry the head of the trending list of all categories, whatever they list', async ({ stores }) => {
      const posted = await postAll(
        stores,
        Array.from({ length: 14 }, (_, n) => ({
          category: n % 2 ? 'love' : 'money',
          isActive: n !== 13,
          trendScore: n === 12 ? null : (n % 5) + 0.1,
        })),
      );
      const expected = posted
        .filter((conflict) => conflict.isActive && conflict.trendScore !== null)
        .sort(byTrend)
        .slice(0, TRENDING_BADGE_RANKS)
        .map(({ id, trendScore }) => ({ id, trendScore }));
      for (const { list } of LISTS) {
        const page = await stores.reading.list({ list, category: 'love', limit: 3, after: null, viewer: null });
        expect(page.trendingTop).toEqual(expected);
      }
      expect((await stores.reading.read((posted[0] as Conflict).id, 0))?.trendingTop).toEqual(expected);
    });
  });
};

const cardsOf = async ({ reading }: Stores) => {
  const page = await reading.list({ list: 'newest', category: null, limit: 10, after: null, viewer: null });
  return page.items.map(({ conflict }) => conflict);
};

const isIn = (category: CategoryId | null, conflict: Conflict) => category === null || conflict.category === category;

const postAll = async (stores: Stores, standings: readonly Partial<Conflict>[]): Promise<Conflict[]> => {
  const posted: Conflict[] = [];
  for (const over of standings) posted.push(await post(stores, over));
  return posted;
};

const idsOf = async ({ reading }: Stores, list: ListName) => {
  const page = await reading.list({ list, category: null, limit: 10, after: null, viewer: null });
  return page.items.map(({ conflict }) => conflict.id);
};
