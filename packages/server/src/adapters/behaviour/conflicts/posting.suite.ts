import type { PostState } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import { unchanged } from '@twosides/domain/model';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { aConflict, actorOf, anOperation, memberId, opIdOf, SECRETS } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, post } from '../steps.ts';

export const describePosting = (test: StoresTest): void => {
  describe('posting a conflict', () => {
    test('stores every field as it was given', async ({ stores }) => {
      const given = aConflict({
        tags: ['chores', 'fairness "quoted"'],
        anonymous: true,
        userPronouns: null,
        partnerPronouns: null,
        title: 'Über „Spülen“ 🍽️',
        contentNotes: ['violence', 'loss'],
        herVotes: 61,
        hisVotes: 59,
        totalVotes: 120,
        revealedAt: 7,
        trendScore: 1 / 3,
        todayVotes: 4,
        commentCount: 2,
      });
      const posted = await post(stores, given);
      expect(await stores.reading.read(posted.id, 20)).toEqual({
        conflict: { ...given, id: posted.id },
        comments: { comments: [], hasMore: false },
        trendingTop: [{ id: posted.id, trendScore: 1 / 3 }],
      });
    });

    test('gives a later conflict a larger serial', async ({ stores }) => {
      const ids = [await post(stores), await post(stores), await post(stores)].map((conflict) => conflict.id);
      expect(ids.every((id) => Number.isInteger(id) && id > 0)).toBe(true);
      expect(ids).toEqual([...ids].sort((a, b) => a - b));
      expect(new Set(ids).size).toBe(3);
    });

    test('shows the decision the author, if known, and which requested names are taken', async ({ stores }) => {
      const ada = await addMember(stores, 'ada', { userNickname: 'Ada' });
      expect(await seenBy(stores, 'ada')).toEqual({ ...NOTHING, author: ada, takenNames: ['ADA', 'Аdа'] });
      expect(await seenBy(stores, 'ben')).toEqual({ ...NOTHING, takenNames: ['ADA', 'Аdа'] });
    });

    test('stores nothing when the decision changes nothing', async ({ stores }) => {
      const id = await stores.conflicts.postConflict(
        { memberId: memberId('ada'), actor: actorOf('ada'), opId: null, wishedNames: [] },
        () => unchanged(null),
      );
      expect(id).toBeNull();
      expect(await newest(stores)).toEqual([]);
    });

    test('shows a replay the operation, made with the id of the conflict', async ({ stores }) => {
      const id = await postOnce(stores, 'ada', 1);
      expect(await seenBy(stores, 'ada')).toEqual({
        ...NOTHING,
        nextId: id + 1,
        operation: { ...anOperation('ada', opIdOf(1), 'post'), made: `sealed ${id}` },
      });
      expect(await postOnce(stores, 'ada', 1)).toBe(id);
      expect(await newest(stores)).toEqual([id]);
    });

    test('keeps the same operation id of two members apart', async ({ stores }) => {
      const ids = [await postOnce(stores, 'ada', 1), await postOnce(stores, 'ben', 1)];
      expect(await newest(stores)).toEqual(ids.toReversed());
    });

    test('posts once for twenty concurrent requests of one operation', async ({ stores }) => {
      const ids = await Promise.all(Array.from({ length: 20 }, () => postOnce(stores, 'ada', 1)));
      expect(await newest(stores)).toEqual([...new Set(ids)]);
      expect(new Set(ids).size).toBe(1);
    });
  });
};

const NOTHING: PostState = {
  nextId: 1 as ConflictId,
  author: null,
  streak: null,
  suspendedUntil: null,
  operation: null,
  takenNames: [],
};

const postOnce = ({ conflicts }: Stores, author: string, serial: number): Promise<number> =>
  conflicts.postConflict(
    { memberId: memberId(author), actor: actorOf(author), opId: opIdOf(serial), wishedNames: [] },
    ({ operation, nextId: id }: PostState) => {
      if (operation) return unchanged(Number(SECRETS.open(operation.made ?? '')));
      const made = SECRETS.seal(String(id));
      return {
        writes: [
          { kind: 'add-conflict', conflict: aConflict({ id, submittedBy: memberId(author) }) },
          { kind: 'record-operation', operation: { ...anOperation(author, opIdOf(serial), 'post'), made } },
        ],
        result: id,
      };
    },
  );

const seenBy = ({ conflicts }: Stores, author: string): Promise<PostState> =>
  conflicts.postConflict(
    { memberId: memberId(author), actor: actorOf(author), opId: opIdOf(1), wishedNames: ['ADA', 'Аdа', 'Nobody'] },
    (state) => unchanged(state),
  );

const newest = async ({ reading }: Stores): Promise<number[]> => {
  const page = await reading.list({ list: 'newest', category: null, limit: 50, after: null, viewer: null });
  return page.items.map(({ conflict }) => conflict.id);
};
