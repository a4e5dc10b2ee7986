import { queryTerms } from '@twosides/domain/reading';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import type { StoresTest } from '../open-stores.ts';
import { post, writeConflict } from '../steps.ts';

export const describeSearch = (test: StoresTest): void => {
  const find = (stores: Stores, text: string, limit = 20) => stores.searches.findConflicts(queryTerms(text), limit);

  describe('the search index', () => {
    test('finds conflicts with all words, title matches first, then newest, up to a limit', async ({ stores }) => {
      const [inSide, inTitle, later] = [
        await post(stores, { title: 'Evenings', herSide: 'The kettle was mine, said everyone.' }),
        await post(stores, { title: 'The kettle' }),
        await post(stores, { title: 'The kettle', hisSide: 'It was mine.' }),
      ];
      expect(await find(stores, 'kettle')).toEqual([later.id, inTitle.id, inSide.id]);
      expect(await find(stores, 'KETTLE mine')).toEqual([later.id, inSide.id]);
      expect(await find(stores, 'kettle spoon')).toEqual([]);
      expect(await find(stores, 'kettle', 2)).toEqual([later.id, inTitle.id]);
    });

    test('finds conflicts by their tags', async ({ stores }) => {
      const { id } = await post(stores, { title: 'A kettle', tags: ['chores', 'who notices'] });
      expect(await find(stores, 'chores')).toEqual([id]);
      expect(await find(stores, 'who notices')).toEqual([id]);
      await writeConflict(stores, id, (conflict) => [{ kind: 'put-conflict', conflict: { ...conflict, tags: [] } }]);
      expect(await find(stores, 'chores')).toEqual([]);
    });

    test('finds words by their beginnings where no conflict has them whole', async ({ stores }) => {
      const title = 'My husband wants to call the plumber every single time';
      const [{ id }, hers] = [await post(stores, { title }), await post(stores, { herSide: 'He plumbs it himself.' })];
      expect(await find(stores, title.slice(0, -2))).toEqual([id]);
      expect(await find(stores, 'plumb')).toEqual([id, hers.id]);
      expect(await find(stores, 'plumb husb')).toEqual([id]);
      expect(await find(stores, 'lumber')).toEqual([]);
    });

    test('finds words inside texts without spaces, and other spellings of a word', async ({ stores }) => {
      const { id } = await post(stores, {
        title: '我和男朋友为什么总是因为洗碗吵架',
        herSide: 'Die Küche, ｶﾗｵｹ, oﬃce, 🍝, п\u02bcять, 𞤀𞤣𞤤𞤢𞤥',
      });
      for (const text of [
        '洗碗',
        '碗',
        'KUCHE',
        'カラオケ',
        'office',
        '🍝',
        "п'ять",
        '𞤢𞤣𞤤',
        '我和男朋友为什么总是因为洗碗吵架',
      ])
        expect(await find(stores, text)).toEqual([id]);
    });

    test('loses the words of what is taken down, hidden or edited with the change itself', async ({ stores }) => {
      await post(stores, { title: 'A kettle', isActive: false });
      const { id } = await post(stores, { title: 'A kettle' });
      const change = (over: object) =>
        writeConflict(stores, id, (conflict) => [{ kind: 'put-conflict', conflict: { ...conflict, ...over } }]);
      const shown = { isActive: true, takenDownBy: null, review: null };
      const foundAfter = async (over: object) => {
        await change(over);
        return [(await find(stores, 'kettle')).length, (await find(stores, 'spoon')).length];
      };
      expect(await foundAfter({ isActive: false, takenDownBy: 'author' })).toEqual([0, 0]);
      expect(await foundAfter(shown)).toEqual([1, 0]);
      expect(await foundAfter({ review: 'collapsed' })).toEqual([0, 0]);
      expect(await foundAfter({ ...shown, title: 'A spoon' })).toEqual([0, 1]);
    });
  });
};
