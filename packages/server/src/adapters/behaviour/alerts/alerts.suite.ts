import { alertTopic, MAX_ALERTS } from '@twosides/domain/alerts';
import type { ConflictId } from '@twosides/domain/kernel';
import type { AlertSubject, NewAlert } from '@twosides/domain/model';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { aComment, commentIdOf, memberId, NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, comment, follow, post, takeOff } from '../steps.ts';

const ADA = memberId('ada');

export const describeAlerts = (test: StoresTest): void => {
  describe('alerts', () => {
    test('are listed newest first with titles and nicknames, and counted while unread', async ({ stores }) => {
      await addMember(stores, 'ada');
      await addMember(stores, 'ben', { userNickname: 'Ben' });
      const { id } = await post(stores, { title: 'The plants', submittedBy: ADA });
      await stores.alerts.raise([
        of({ type: 'follower', followerId: memberId('ben') }, NOW),
        of({ type: 'revealed', conflictId: id }, NOW + 1),
      ]);
      expect(await stores.alerts.list(ADA, null, 10)).toEqual({
        alerts: [
          {
            ...storedOf({ type: 'revealed', conflictId: id }, NOW + 1),
            conflictTitle: 'The plants',
            isTitlePublic: true,
            followerNickname: null,
            isPseudonymous: false,
          },
          {
            ...storedOf({ type: 'follower', followerId: memberId('ben') }, NOW),
            conflictTitle: null,
            isTitlePublic: false,
            followerNickname: 'Ben',
            isPseudonymous: false,
          },
        ],
        hasMore: false,
        unreadCount: 2,
      });
    });

    test('say which are about something posted anonymously', async ({ stores }) => {
      await addMember(stores, 'ada');
      const named = await post(stores, { submittedBy: ADA });
      const { id } = await post(stores, { submittedBy: ADA, anonymous: true });
      await stores.alerts.raise([
        of({ type: 'comments', conflictId: named.id }, NOW),
        of({ type: 'comments', conflictId: id }, NOW + 1),
      ]);
      const { alerts } = await stores.alerts.list(ADA, null, 10);
      expect(alerts.map(({ isPseudonymous }) => isPseudonymous)).toEqual([true, false]);
    });

    test('are one a topic, which a new event renews and puts in front', async ({ stores }) => {
      await addMember(stores, 'ada');
      await stores.alerts.raise([of(COMMENTS, NOW, 2)]);
      await stores.alerts.raise([of({ type: 'revealed', conflictId: 5 as ConflictId }, NOW + 1)]);
      await stores.alerts.raise([of(COMMENTS, NOW + 2, 3)]);
      expect(await readTopics(stores)).toEqual([
        ['comments.1', 5],
        ['revealed.5', 1],
      ]);
      await stores.alerts.markRead(ADA, NOW + 2, null);
      await stores.alerts.raise([of(COMMENTS, NOW + 3)]);
      expect((await stores.alerts.list(ADA, null, 10)).unreadCount).toBe(1);
      expect((await readTopics(stores))[0]).toEqual(['comments.1', 1]);
    });

    test('are raised once, with one job, by simultaneous events', async ({ stores }) => {
      await addMember(stores, 'ada');
      const revealed = of({ type: 'revealed', conflictId: 9 as ConflictId });
      await Promise.all(Array.from({ length: 8 }, () => stores.alerts.raise([revealed])));
      await Promise.all(Array.from({ length: 8 }, () => stores.alerts.raise([of(COMMENTS)])));
      expect(await readTopics(stores)).toEqual([
        ['revealed.9', 1],
        ['comments.1', 8],
      ]);
      const jobs = await stores.jobs.claim(NOW, NOW + 1000, 50, 'news');
      expect(jobs.map(({ key, payload }) => [key, payload.kind])).toEqual([
        [`alert:ada:revealed.9:${NOW}`, 'alert'],
        [`alert:ada:comments.1:${NOW}`, 'alert'],
      ]);
    });

    test('come page by page, none twice', async ({ stores }) => {
      await addMember(stores, 'ada');
      await stores.alerts.raise(
        Array.from({ length: 5 }, (_, n) => of({ type: 'revealed', conflictId: (n + 1) as ConflictId }, NOW + (n % 2))),
      );
      const walked: string[] = [];
      let after: { at: number; topic: string } | null = null;
      for (;;) {
        const page = await stores.alerts.list(ADA, after, 2);
        walked.push(...page.alerts.map(({ topic }) => topic));
        expect(page.unreadCount).toBe(5);
        const last = page.alerts.at(-1);
        if (!page.hasMore || !last) break;
        after = { at: last.at, topic: last.topic };
      }
      expect(walked).toEqual(['revealed.4', 'revealed.2', 'revealed.5', 'revealed.3', 'revealed.1']);
    });

    test('are read up to a moment, and stay unread after it', async ({ stores }) => {
      for (const name of ['ada', 'ben']) await addMember(stores, name);
      await stores.alerts.raise([of(COMMENTS), { ...of(COMMENTS), memberId: memberId('ben') }]);
      await stores.alerts.raise([of({ type: 'revealed', conflictId: 5 as ConflictId }, NOW + 1)]);
      for (let again = 0; again < 2; again++) await stores.alerts.markRead(ADA, NOW, null);
      const { alerts, unreadCount } = await stores.alerts.list(ADA, null, 10);
      expect(alerts.map(({ topic, isRead }) => [topic, isRead])).toEqual([
        ['revealed.5', false],
        ['comments.1', true],
      ]);
      expect(unreadCount).toBe(1);
      expect((await stores.alerts.list(memberId('ben'), null, 10)).unreadCount).toBe(1);
    });

    test('are read topic by topic, up to a moment', async ({ stores }) => {
      await addMember(stores, 'ada');
      const revealed: AlertSubject = { type: 'revealed', conflictId: 1 as ConflictId };
      const elsewhere: AlertSubject = { type: 'comments', conflictId: 2 as ConflictId };
      await stores.alerts.raise([of(COMMENTS), of(elsewhere), of(revealed, NOW + 1)]);
      await stores.alerts.markRead(ADA, NOW, [alertTopic(COMMENTS), alertTopic(revealed)]);
      const { alerts, unreadCount } = await stores.alerts.list(ADA, null, 10);
      expect(alerts.filter(({ isRead }) => isRead).map(({ topic }) => topic)).toEqual(['comments.1']);
      expect(unreadCount).toBe(2);
    });

    test('leave out questions about conflicts that are taken down, until they are back', async ({ stores }) => {
      await addMember(stores, 'ada');
      const asked: ConflictId[] = [];
      for (const title of ['The plants', 'The bins', 'The dog'])
        asked.push((await post(stores, { title, submittedBy: ADA })).id);
      const [plants, bins, dog] = asked as [ConflictId, ConflictId, ConflictId];
      await stores.alerts.raise([
        ...asked.map((conflictId) => of({ type: 'how-did-it-go', conflictId, days: 7 } as const, NOW + conflictId)),
        of({ type: 'comments', conflictId: bins }, NOW),
      ]);
      const asksOf = (...ids: readonly ConflictId[]) => ids.map((id) => `how-did-it-go.${id}`);
      const read = async (limit: number) => {
        const { alerts, ...page } = await stores.alerts.list(ADA, null, limit);
        return { ...page, topics: alerts.map(({ topic }) => topic) };
      };
      const all = [...asksOf(dog, bins, plants), `comments.${bins}`];
      expect(await read(10)).toEqual({ topics: all, hasMore: false, unreadCount: 4 });
      await takeOff(stores, bins, 'author');
      expect(await read(2)).toEqual({ topics: asksOf(dog, plants), hasMore: true, unreadCount: 3 });
      await takeOff(stores, bins, null);
      expect(await read(10)).toEqual({ topics: all, hasMore: false, unreadCount: 4 });
    });

    test('are not raised without an account', async ({ stores }) => {
      await stores.alerts.raise([of(COMMENTS)]);
      expect((await stores.alerts.list(ADA, null, 10)).alerts).toEqual([]);
      expect(await stores.jobs.claim(NOW, NOW + 1000, 10, 'news')).toEqual([]);
    });

    test('are kept up to a number and a time, the newest of them', async ({ stores }) => {
      await addMember(stores, 'ada');
      const many = Array.from({ length: MAX_ALERTS + 2 }, (_, n) =>
        of({ type: 'revealed', conflictId: (n + 1) as ConflictId }, NOW + n),
      );
      await stores.alerts.raise(many);
      expect((await stores.alerts.list(ADA, null, 1)).unreadCount).toBe(MAX_ALERTS);
      await stores.alerts.sweep(NOW + MAX_ALERTS);
      expect(await readTopics(stores)).toEqual([
        [`revealed.${MAX_ALERTS + 2}`, 1],
        [`revealed.${MAX_ALERTS + 1}`, 1],
      ]);
    });

    test('notify of each comment once, by any number of processes', async ({ stores }) => {
      await addMember(stores, 'ada');
      for (const name of ['ben', 'cleo']) await addMember(stores, name);
      const { id } = await post(stores, { submittedBy: ADA });
      const write = (serial: number, over: Parameters<typeof aComment>[2] = {}) =>
        comment(
          stores,
          aComment(id, serial, { authorId: memberId('ben'), postedAt: NOW + serial, ...over }),
          null,
          ADA,
        );
      for (const serial of [1, 2, 3]) await write(serial);
      await write(4, { isVisible: false });
      await comment(stores, aComment(id, 5, { authorId: ADA }), null, null);
      await Promise.all(Array.from({ length: 3 }, () => stores.alerts.notifyOfComments(10)));
      expect(await stores.alerts.notifyOfComments(10)).toBe(0);
      expect(await readTopics(stores)).toEqual([[`comments.${id}`, 3]]);

      await write(6);
      expect(await stores.alerts.notifyOfComments(10)).toBe(1);
      expect(await readTopics(stores)).toEqual([[`comments.${id}`, 4]]);
    });

    test('tell of no comment by somebody who was blocked before it was released', async ({ stores }) => {
      for (const name of ['ada', 'ben']) await addMember(stores, name, { userNickname: name });
      const ben = memberId('ben');
      const { id } = await post(stores, { submittedBy: ADA });
      await comment(stores, aComment(id, 1, { authorId: ADA }));
      await comment(stores, aComment(id, 2, { authorId: ben }), null, ADA);
      await comment(stores, aComment(id, 3, { authorId: ben, replyTo: commentIdOf(1) }), null, null, ADA);
      await stores.relations.relation(ADA, ben, { isBlocked: true }, NOW);
      expect([await stores.alerts.notifyOfComments(10), await stores.alerts.notifyOfComments(10)]).toEqual([2, 0]);
      expect(await readTopics(stores)).toEqual([]);
      await stores.relations.relation(ADA, ben, { isBlocked: false }, NOW);
      await comment(stores, aComment(id, 4, { authorId: ben, replyTo: commentIdOf(1) }), null, null, ADA);
      await stores.alerts.notifyOfComments(10);
      expect(await readTopics(stores)).toEqual([[`replies.${commentIdOf(1)}`, 1]]);
    });

    test('tell of at most so many comments at a time', async ({ stores }) => {
      for (const name of ['ada', 'ben']) await addMember(stores, name);
      const { id } = await post(stores, { submittedBy: ADA });
      for (const serial of [1, 2, 3])
        await comment(stores, aComment(id, serial, { authorId: memberId('ben') }), null, ADA);
      expect([await stores.alerts.notifyOfComments(2), await stores.alerts.notifyOfComments(2)]).toEqual([2, 1]);
      expect(await readTopics(stores)).toEqual([[`comments.${id}`, 3]]);
    });

    test('tell of a follower once, however often the same one begins to follow', async ({ stores }) => {
      await addMember(stores, 'ada', { userNickname: 'Ada' });
      await addMember(stores, 'ben', { userNickname: 'Ben' });
      await Promise.all([follow(stores, 'ben', 'ada'), follow(stores, 'ben', 'ada')]);
      await stores.profiles.unfollow(memberId('ben'), ADA);
      await follow(stores, 'ben', 'ada');
      expect(await readTopics(stores)).toEqual([['follower.ben', 1]]);
      expect(await stores.profiles.readStanding(ADA, null)).toMatchObject({ followersCount: 1 });
    });
  });
};

const COMMENTS: AlertSubject = { type: 'comments', conflictId: 1 as ConflictId };

const of = (subject: AlertSubject, at = NOW, count = 1): NewAlert => ({ memberId: ADA, subject, count, at });

const storedOf = (subject: AlertSubject, at: number) => ({
  topic: alertTopic(subject),
  subject,
  count: 1,
  at,
  isRead: false,
});

const readTopics = async ({ alerts }: Stores): Promise<[string, number][]> =>
  (await alerts.list(ADA, null, 50)).alerts.map(({ topic, count }) => [topic, count]);
