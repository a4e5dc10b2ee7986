import { startOfWeek, WEEK as WEEK_LONG } from '@twosides/domain/kernel';
import { describe, expect } from 'vitest';
import { aComment, commentIdOf, memberId, NOW, voterOf } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, comment, post, vote } from '../steps.ts';

const WEEK = { since: startOfWeek(NOW), until: startOfWeek(NOW) + WEEK_LONG };

export const describeDigests = (test: StoresTest): void => {
  describe('digests', () => {
    test('list those who asked for mail and have a verified address, in order, page by page', async ({ stores }) => {
      const asking = { emailUpdates: true };
      await addMember(stores, 'cleo', asking);
      await addMember(stores, 'ada', asking);
      await addMember(stores, 'ben');
      await addMember(stores, 'dora', { ...asking, emailVerified: false });
      await addMember(stores, 'eve', asking);
      expect(await stores.digests.listSubscribers(null, 2)).toEqual(['ada', 'cleo']);
      expect(await stores.digests.listSubscribers(memberId('cleo'), 2)).toEqual(['eve']);
      expect(await stores.digests.listSubscribers(memberId('eve'), 2)).toEqual([]);
    });

    test('count others’ votes and visible comments of a week per active conflict of an author', async ({ stores }) => {
      await Promise.all(['author', 'ben'].map((name) => addMember(stores, name)));
      const [quiet, busy] = [await post(stores), await post(stores)];
      await post(stores, { isActive: false });
      await post(stores, { submittedBy: memberId('ben') });
      await vote(stores, busy.id, 'before', 'her', { at: WEEK.since - 1 });
      await vote(stores, busy.id, 'before', 'his', { at: NOW + 1 });
      await vote(stores, busy.id, 'first', 'her', { at: WEEK.since });
      await vote(stores, busy.id, 'last', 'his', { at: WEEK.until - 1 });
      await vote(stores, busy.id, 'after', 'his', { at: WEEK.until });
      await vote(stores, busy.id, 'author', 'her', { at: NOW + 5 });
      const written = [
        aComment(busy.id, 1, { authorId: memberId('ben'), postedAt: NOW }),
        aComment(busy.id, 2, { authorId: memberId('ben'), postedAt: WEEK.until }),
        aComment(busy.id, 3, { authorId: memberId('ben'), isVisible: false }),
        aComment(busy.id, 4),
        aComment(busy.id, 5, { authorId: memberId('ben'), postedAt: NOW, replyTo: commentIdOf(1) }),
        aComment(busy.id, 6, { authorId: memberId('ben'), postedAt: NOW, replyTo: commentIdOf(3) }),
      ];
      for (const one of written) await comment(stores, one);

      const week = await stores.digests.readWeek({
        ...WEEK,
        author: memberId('author'),
        voter: voterOf('author'),
        limit: 10,
      });
      expect(week.map(({ conflict, newVotes, newComments }) => [conflict.id, newVotes, newComments])).toEqual([
        [busy.id, 2, 2],
        [quiet.id, 0, 0],
      ]);
      expect(week[1]?.conflict).toEqual(quiet);
    });

    test('look at so many conflicts and no more', async ({ stores }) => {
      const posted = [await post(stores), await post(stores), await post(stores)];
      const query = { ...WEEK, author: memberId('author'), voter: voterOf('author') };
      const week = await stores.digests.readWeek({ ...query, limit: 2 });
      expect(week.map(({ conflict }) => conflict.id)).toEqual([posted[2]?.id, posted[1]?.id]);
      expect(await stores.digests.readWeek({ ...query, author: memberId('nobody'), limit: 2 })).toEqual([]);
    });
  });
};
