import { DAY } from '@twosides/domain/kernel';
import { NO_SCORE, spanEnd, spanStart } from '@twosides/domain/points';
import { ownerOf } from '@twosides/domain/privacy';
import { describe, expect } from 'vitest';
import { memberId, NOW, SECRETS } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { leave, publishEverything } from '../steps.ts';
import { siteOn } from './acting-site.ts';

const WEEK = spanStart('week', NOW);
const TODAY = spanStart('day', NOW);

export const describePoints = (test: StoresTest): void => {
  describe('points', () => {
    test('of a streak come once a day, even for simultaneous actions', async ({ stores }) => {
      const site = siteOn(stores);
      await site.join('ada', 'ben');
      const ids = [await site.post('ada'), await site.post('ada'), await site.post('ada')] as const;
      await site.vote('ben', ids[0], 'her');
      site.pass(DAY);
      await Promise.all([
        site.vote('ben', ids[1], 'her'),
        site.vote('ben', ids[2], 'his'),
        site.comment('ben', ids[0]),
      ]);
      expect(await site.recordOf('ben')).toMatchObject({
        score: { points: 30 + 50, votes: 3, comments: 1 },
        streak: { days: 2, longest: 2, lastDay: TODAY + DAY },
      });
    });

    test('start afresh on each board, while the whole goes on', async ({ stores }) => {
      const site = siteOn(stores);
      await site.join('ada', 'ben');
      const [first, second] = [await site.post('ada'), await site.post('ada')];
      await site.vote('ben', first, 'her');
      site.pass(7 * DAY);
      await site.vote('ben', second, 'her');
      const points = async (span: 'week' | 'day') => (await site.boardOf(span)).top.map((row) => row.score.points);
      expect([await points('week'), await points('day')]).toEqual([[10], [10]]);
      expect((await site.recordOf('ben')).score.points).toBe(20);
    });

    test('show a viewer the own place, wherever it is, and equal points the same number ahead', async ({ stores }) => {
      const site = siteOn(stores);
      await site.join('ada', 'ben', 'cleo', 'dan');
      const id = await site.post('ada');
      for (const name of ['ben', 'cleo']) await site.vote(name, id, 'her');
      const ownOf = async (name: string) => (await site.boardOf('day', { limit: 1, viewer: memberId(name) })).own;
      expect(await ownOf('ada')).toMatchObject({ row: { memberId: 'ada' }, ahead: 0 });
      expect([(await ownOf('ben'))?.ahead, (await ownOf('cleo'))?.ahead]).toEqual([1, 1]);
      expect(await ownOf('dan')).toBeNull();
      expect((await site.boardOf('day', { limit: 1 })).top.map((row) => row.memberId)).toEqual(['ada']);
    });

    test('go when their conflict or comment goes, and come back with it', async ({ stores }) => {
      const site = siteOn(stores);
      await site.join('ada', 'ben');
      const id = await site.post('ada');
      const written = await site.comment('ben', id);
      await site.mark('ada', written, true);
      const points = async () => [(await site.recordOf('ada')).score.points, (await site.recordOf('ben')).score.points];
      expect(await points()).toEqual([100, 25]);

      const items = [{ kind: 'comment', id: written } as const, { kind: 'conflict', id } as const];
      for (const item of items) await site.settle(item, 'remove');
      expect(await points()).toEqual([0, 0]);
      expect((await site.recordOf('ben')).score.comments).toBe(0);
      expect((await site.boardOf('week')).top).toEqual([]);

      for (const item of items) await site.bringBack(item);
      expect(await points()).toEqual([100, 25]);
      await site.takeDown('ada', id);
      await site.takeDown('ada', id);
      expect(await points()).toEqual([0, 25]);
      await site.settle({ kind: 'comment', id: written }, 'remove');
      expect(await points()).toEqual([0, 0]);
    });

    test('go with the account; its marks still count, under a random mailbox id', async ({ stores }) => {
      const site = siteOn(stores);
      await site.join('ada', 'ben');
      const id = await site.post('ada');
      const written = await site.comment('ben', id);
      await site.mark('ada', written, true);
      await leave(stores, memberId('ada'));
      const ada = ownerOf(SECRETS, memberId('ada'));
      while (await stores.personalData.eraseNext(ada, 2));
      expect(await site.recordOf('ada')).toEqual({ score: NO_SCORE, streak: null, weeksWon: 0 });
      expect((await site.boardOf('week')).top.map((row) => row.memberId)).toEqual(['ben']);
      for (const part of ['points', 'helpfulMarks'] as const)
        expect((await stores.personalData.read(part, ada, null, 5)).records).toEqual([]);
      expect((await site.recordOf('ben')).score).toMatchObject({ points: 25, helpfulComments: 1 });
    });

    test('of a deleted member who is not erased yet take no place on the leaderboard', async ({ stores }) => {
      const site = siteOn(stores);
      await site.join('ada', 'ben', 'cleo');
      const id = await site.post('ada');
      await site.post('ada');
      await site.post('ben');
      await site.vote('cleo', id, 'her');
      await leave(stores, memberId('ada'));
      await publishEverything(stores, NOW);
      const { top } = await stores.points.readBoard({ span: 'week', start: WEEK, limit: 2, viewer: null });
      expect(top.map((row) => row.memberId)).toEqual(['ben', 'cleo']);
    });

    test('are public in large enough batches, once each, and live for oneself', async ({ stores }) => {
      const site = siteOn(stores);
      const voters = ['ben', 'cleo', 'dan', 'eva', 'fay'];
      await site.join('ada', ...voters);
      const ids = [await site.post('ada', true), await site.post('ada', true), await site.post('ada', true)] as const;
      const publish = async () => {
        while (await stores.points.publishFigures(NOW));
      };
      const figures = (of: typeof site.recordOf) =>
        Promise.all(voters.map(async (name) => (await of(name)).score.points));
      for (const id of ids) await site.vote('ben', id, 'her');
      for (const name of ['cleo', 'dan', 'eva']) await site.vote(name, ids[0], 'his');
      await publish();
      expect(await figures(site.publicRecordOf)).toEqual([0, 0, 0, 0, 0]);
      expect(await figures(site.recordOf)).toEqual([30, 10, 10, 10, 0]);

      await site.vote('fay', ids[0], 'her');
      await Promise.all([publish(), publish()]);
      expect(await site.publicRecordOf('ben')).toEqual(await site.recordOf('ben'));
      expect(await figures(site.publicRecordOf)).toEqual([30, 10, 10, 10, 10]);

      await site.vote('fay', ids[1], 'her');
      await Promise.all([publish(), publish()]);
      expect((await site.publicRecordOf('fay')).score.votes).toBe(1);
      expect((await site.recordOf('fay')).score.votes).toBe(2);
    });

    test('make a week’s first of all who have most at its end, once', async ({ stores }) => {
      const site = siteOn(stores);
      await site.join('ada', 'ben', 'cleo');
      const id = await site.post('ada');
      await site.post('ben');
      await site.vote('cleo', id, 'her');
      const weeksWon = () =>
        Promise.all(['ada', 'ben', 'cleo'].map(async (name) => (await site.recordOf(name)).weeksWon));
      await publishEverything(stores, NOW);
      await stores.points.closeBoards(WEEK, TODAY);
      expect(await weeksWon()).toEqual([0, 0, 0]);

      const end = spanEnd('week', NOW);
      await Promise.all([stores.points.closeBoards(end, end), stores.points.closeBoards(end, end)]);
      expect(await weeksWon()).toEqual([1, 1, 0]);
      await site.takeDown('ada', id);
      await stores.points.closeBoards(end + 7 * DAY, end);
      expect(await weeksWon()).toEqual([1, 1, 0]);
      expect((await site.recordOf('cleo')).score.points).toBe(10);
    });
  });
};
