import { byPolarity } from '@twosides/domain/conflicts';
import type { ConflictId, Voter } from '@twosides/domain/kernel';
import type { Conflict } from '@twosides/domain/model';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { cardOf, NOW, voterOf } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { post, readConflict, vote } from '../steps.ts';
import { CATEGORIES_IN_USE, isListed, standing, walkList } from './list-walk.ts';

export const describePolarizing = (test: StoresTest): void => {
  describe('the polarizing list', () => {
    test('tells nobody but its voters of a conflict whose results are hidden', async ({ stores }) => {
      const hidden = await post(stores, EVEN);
      const revealed = await post(stores, { ...LOPSIDED, revealedAt: NOW });
      await vote(stores, hidden.id, 'ben', 'her');
      expect(await idsFor(stores, null)).toEqual([revealed.id]);
      expect(await idsFor(stores, 'eve')).toEqual([revealed.id]);
      expect(await idsFor(stores, 'ben')).toEqual([hidden.id, revealed.id]);
    });

    test('says on which side the viewer is, in both of its sources', async ({ stores }) => {
      const hidden = await post(stores, EVEN);
      const revealed = await post(stores, { ...LOPSIDED, revealedAt: NOW });
      const unvoted = await post(stores, { ...LOPSIDED, revealedAt: NOW });
      await vote(stores, hidden.id, 'ben', 'his');
      await vote(stores, revealed.id, 'ben', 'her');
      const { items } = await stores.reading.list({ ...ALL, after: null, limit: 10, viewer: voterOf('ben') });
      const votes = new Map(items.map(({ conflict, viewerVote }) => [conflict.id, viewerVote]));
      const sides = [hidden, revealed, unvoted].map(({ id }) => votes.get(id)?.side ?? null);
      expect(sides).toEqual(['his', 'her', null]);
    });

    test('looks through the viewer’s last 200 votes, and no further', async ({ stores }) => {
      const posted = await Promise.all(Array.from({ length: 203 }, () => post(stores)));
      const hidden = posted.map(({ id }) => id).toSorted((one, other) => one - other);
      for (const [n, id] of hidden.entries()) await vote(stores, id, 'ben', 'her', { at: NOW + n });
      await vote(stores, hidden[0] as ConflictId, 'ben', 'his', { at: NOW + 1000 });
      const listed = await walkList(stores, { ...ALL, limit: 50, viewer: voterOf('ben') });
      expect(listed.map(({ id }) => id)).toEqual(hidden.slice(3).toReversed());
    });

    test('pages through public results and the viewer’s own as one list', ({ withStores, runs }) =>
      fc.assert(
        fc.asyncProperty(fc.array(seen, { maxLength: 16 }), fc.integer({ min: 1, max: 6 }), (sights, limit) =>
          withStores(async (stores) => {
            const viewer = voterOf('ben');
            const expected = (await setUp(stores, sights))
              .filter(isShown)
              .map(({ conflict }) => cardOf(conflict))
              .sort(byPolarity);
            for (const category of [null, ...CATEGORIES_IN_USE]) {
              const listed = await walkList(stores, { list: 'polarizing', category, limit, viewer });
              expect(listed).toEqual(
                expected.filter((conflict) => category === null || conflict.category === category),
              );
            }
          }),
        ),
        { numRuns: runs },
      ));
  });
};

const ALL = { list: 'polarizing', category: null } as const;
const EVEN = { totalVotes: 10, herVotes: 5, hisVotes: 5 };
const LOPSIDED = { totalVotes: 120, herVotes: 100, hisVotes: 20 };

const seen = fc.record({ over: standing, side: fc.constantFrom('her', 'his', null) });
type Sight = typeof seen extends fc.Arbitrary<infer T> ? T : never;
type SetUp = { readonly conflict: Conflict; readonly side: Sight['side'] };

const isShown = ({ conflict, side }: SetUp) => isListed(conflict) && (conflict.revealedAt !== null || side !== null);

const setUp = async (stores: Stores, sights: readonly Sight[]): Promise<SetUp[]> => {
  const done: SetUp[] = [];
  for (const [n, { over, side }] of sights.entries()) {
    const { id } = await post(stores, over);
    if (side) await vote(stores, id, 'ben', side, { at: NOW + n });
    done.push({ conflict: await readConflict(stores, id), side });
  }
  return done;
};

const idsFor = async ({ reading }: Stores, viewer: string | null): Promise<ConflictId[]> => {
  const voter: Voter | null = viewer === null ? null : voterOf(viewer);
  const { items } = await reading.list({ ...ALL, after: null, limit: 10, viewer: voter });
  return items.map(({ conflict }) => conflict.id);
};
