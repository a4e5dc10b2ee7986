import { putConflict, withoutAuthor } from '@twosides/domain/conflicts';
import { type ConflictId, startOfWeek, WEEK } from '@twosides/domain/kernel';
import { type AlertSubject, unchanged } from '@twosides/domain/model';
import { describe, expect } from 'vitest';
import { aComment, actorOf, commentIdOf, memberId, NOW, SECRETS, voterOf } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, comment, leave, post, readConflict, stored, voteKey, writeConflict } from '../steps.ts';

const ADA = memberId('ada');
const OWNER = { memberId: ADA, voter: voterOf('ada'), actor: actorOf('ada'), author: SECRETS.stampOf('author', 'ada') };

export const describeHiddenAuthors = (test: StoresTest): void => {
  const anonymous = (stores: Parameters<typeof post>[0]) => post(stores, { anonymous: true, submittedBy: ADA });

  describe('the author of an anonymous conflict', () => {
    test('is known to the server, and finds it among their own, newest first, from a place on', async ({ stores }) => {
      const posted: ConflictId[] = [];
      for (const isAnonymous of [true, false, true, true, false])
        posted.push((await post(stores, { anonymous: isAnonymous, submittedBy: ADA })).id);
      await post(stores, { anonymous: true, submittedBy: memberId('ben') });
      const pageOf = async (scope: 'own' | 'public', limit: number, after: ConflictId | null = null) => {
        const page = await stores.reading.listByAuthor({ author: ADA, scope, limit, after, viewer: null });
        return { ids: page.items.map(({ conflict }) => conflict.id), hasMore: page.hasMore };
      };
      const [first, second, third, fourth, fifth] = posted;
      expect(await pageOf('own', 3)).toEqual({ ids: [fifth, fourth, third], hasMore: true });
      expect(await pageOf('own', 3, third)).toEqual({ ids: [second, first], hasMore: false });
      expect(await pageOf('public', 3)).toEqual({ ids: [fifth, second], hasMore: false });
      expect(await readConflict(stores, stored(first))).toMatchObject({ submittedBy: ADA, anonymous: true });
      expect(await stores.profiles.readStanding(ADA, null)).toMatchObject({ conflictCount: 2 });
    });

    test('keeps it when it is changed, and leaves it for good', async ({ stores }) => {
      const { id } = await anonymous(stores);
      await writeConflict(stores, id, (found) => putConflict({ ...found, title: 'Changed' }));
      expect(await readConflict(stores, id)).toMatchObject({ submittedBy: ADA, title: 'Changed' });
      await writeConflict(stores, id, (found) => putConflict(withoutAuthor(found, 'leave')));
      expect(await readConflict(stores, id)).toMatchObject({ submittedBy: null, anonymous: true });
      const own = { author: ADA, scope: 'own', limit: 5, after: null, viewer: null } as const;
      expect((await stores.reading.listByAuthor(own)).items).toEqual([]);
    });

    test('owns their comments on it: they are counted, exported and anonymized as theirs', async ({ stores }) => {
      await addMember(stores, 'ada', { userNickname: 'Ada' });
      const [{ id }, named] = [await anonymous(stores), await post(stores)];
      await comment(stores, aComment(id, 1, { authorId: ADA }));
      await comment(stores, aComment(named.id, 2, { authorId: ADA }));
      const hasCommented = (name: string) =>
        stores.comments.addComment(voteKey(name, id), (state) => unchanged(state.hasCommented));
      expect([await hasCommented('ada'), await hasCommented('ben')]).toEqual([true, false]);
      const shown = stored(await stores.comments.readComment(commentIdOf(1)));
      expect(shown).toMatchObject({ authorId: ADA, underPseudonym: true });
      expect((await stores.reading.read(id, 5))?.comments.comments).toMatchObject([{ authorId: ADA }]);
      const partsOf = async () => {
        const pages = [
          await stores.personalData.read('comments', OWNER, null, 5),
          await stores.personalData.read('disguisedComments', OWNER, null, 5),
        ];
        return pages.map(({ records }) => records.map(({ conflictId }) => conflictId));
      };
      expect(await partsOf()).toEqual([[named.id], [id]]);
      await leave(stores, ADA);
      await stores.personalData.eraseNext(OWNER, 10);
      const left = await stores.comments.readComment(commentIdOf(1));
      expect(left).toMatchObject({ authorId: null, underPseudonym: true, avatar: shown.avatar });
      expect((await stores.comments.readComment(commentIdOf(2)))?.underPseudonym).toBe(false);
      expect(await partsOf()).toEqual([[], []]);
    });

    test('gets its alerts among their others, newest first, in pages, until read', async ({ stores }) => {
      await addMember(stores, 'ada');
      const [hidden, named] = [await anonymous(stores), await post(stores, { submittedBy: ADA })];
      const raise = (subject: AlertSubject, at: number) =>
        stores.alerts.raise([{ memberId: ADA, subject, count: 1, at }]);
      await raise({ type: 'revealed', conflictId: named.id }, NOW + 1);
      await raise({ type: 'revealed', conflictId: hidden.id }, NOW + 2);
      await raise({ type: 'comments', conflictId: named.id }, NOW + 3);
      await raise({ type: 'comments', conflictId: hidden.id }, NOW + 3);
      await raise({ type: 'revealed', conflictId: hidden.id }, NOW + 9);
      const topics = [`comments.${named.id}`, `comments.${hidden.id}`, `revealed.${hidden.id}`, `revealed.${named.id}`];
      const all = await stores.alerts.list(ADA, null, 10);
      expect(all).toMatchObject({ hasMore: false, unreadCount: 4 });
      expect(all.alerts.map(({ topic }) => topic)).toEqual(topics);
      const [first] = (await stores.alerts.list(ADA, null, 1)).alerts;
      const rest = await stores.alerts.list(ADA, stored(first), 2);
      expect(rest.alerts.map(({ topic }) => topic)).toEqual(topics.slice(1, 3));
      expect(rest.hasMore).toBe(true);
      await stores.alerts.markRead(ADA, NOW + 9, [`comments.${hidden.id}`, `comments.${named.id}`]);
      expect((await stores.alerts.list(ADA, null, 10)).unreadCount).toBe(2);
      await leave(stores, ADA);
      expect((await stores.alerts.list(ADA, null, 10)).alerts).toEqual([]);
    });

    test('gets alerts about others’ comments, and when reports have hidden the conflict', async ({ stores }) => {
      for (const name of ['ada', 'ben']) await addMember(stores, name);
      const { id } = await anonymous(stores);
      await comment(stores, aComment(id, 1, { authorId: memberId('ben') }), null, ADA);
      expect(await stores.alerts.notifyOfComments(10)).toBe(1);
      expect((await stores.alerts.list(ADA, null, 5)).alerts).toMatchObject([{ topic: `comments.${id}` }]);
      const author = await stores.reports.report({ kind: 'conflict', id }, memberId('ben'), (state) =>
        unchanged(state?.authorId),
      );
      expect(author).toBe(ADA);
    });

    test('gets its week with that of the others, without their own comments', async ({ stores }) => {
      for (const name of ['ada', 'ben']) await addMember(stores, name);
      const [hidden, named] = [await anonymous(stores), await post(stores, { submittedBy: ADA })];
      await comment(stores, aComment(hidden.id, 1, { authorId: ADA }));
      await comment(stores, aComment(hidden.id, 2, { authorId: memberId('ben') }));
      const since = startOfWeek(NOW);
      const query = { author: ADA, voter: voterOf('ada'), since, until: since + WEEK, limit: 5 };
      const week = await stores.digests.readWeek(query);
      expect(week.map(({ conflict, newComments }) => [conflict.id, newComments])).toEqual([
        [named.id, 0],
        [hidden.id, 1],
      ]);
    });
  });
};
