import { type ConflictId, DAY, type Sharer } from '@twosides/domain/kernel';
import { describe, expect } from 'vitest';
import { NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, post, vote } from '../steps.ts';

export const describeStats = (test: StoresTest): void => {
  describe('stats', () => {
    test('count the members who have told a nickname', async ({ stores }) => {
      await addMember(stores, 'ada', { userNickname: 'Ada' });
      await addMember(stores, 'ben', { userNickname: 'Ben' });
      await addMember(stores, 'nameless');
      while (await stores.stats.updateCounts());
      expect(await stores.stats.countMembers()).toBe(2);
    });

    test('list active conflicts’ times to the 100th vote, the latest reveal first', async ({ stores }) => {
      await post(stores, { submittedAt: NOW - 50, revealedAt: NOW - 20 });
      await post(stores, { submittedAt: NOW - 90, revealedAt: NOW });
      await post(stores, { submittedAt: NOW - 70, revealedAt: NOW - 30 });
      await post(stores, { submittedAt: NOW - 10, revealedAt: NOW - 1, isActive: false });
      await post(stores, { submittedAt: NOW - 10 });
      await post(stores, { submittedAt: NOW - 60, revealedAt: NOW - 40, anonymous: true });
      expect(await stores.stats.listTimesToReveal(10)).toEqual([90, 30, 40]);
      expect(await stores.stats.listTimesToReveal(2)).toEqual([90, 30]);
    });

    test('count a conflict’s shares since a moment and voters since its day, limited', async ({ stores }) => {
      const [{ id }, other] = [await post(stores), await post(stores)];
      await vote(stores, id, 'early', 'her', { at: NOW - DAY });
      await vote(stores, id, 'early', 'his', { at: NOW + 9 });
      await Promise.all(['a', 'b', 'c'].map((voter, n) => vote(stores, id, voter, 'her', { at: NOW - 1 + n })));
      await vote(stores, other.id, 'a', 'her', { at: NOW + 1 });
      const share = (sharer: string, sharedAt: number) =>
        stores.shares.count({ conflictId: id, channel: 'copy', sharer: sharer as Sharer, sharedAt });
      await Promise.all([share('a', NOW), share('b', NOW + 1)]);
      expect(await stores.stats.readActivity(id, NOW, 100)).toEqual({ shareCount: 1, voterCount: 3 });
      expect(await stores.stats.readActivity(id, NOW, 2)).toEqual({ shareCount: 1, voterCount: 2 });
    });

    test('know nothing of a conflict that is not there or was taken down', async ({ stores }) => {
      const { id } = await post(stores, { isActive: false });
      expect(await stores.stats.readActivity(id, 0, 100)).toBeNull();
      expect(await stores.stats.readActivity((id + 1) as ConflictId, 0, 100)).toBeNull();
    });
  });
};
