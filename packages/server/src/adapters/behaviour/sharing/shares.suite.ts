import type { ConflictId, Sharer } from '@twosides/domain/kernel';
import type { Share, ShareChannel } from '@twosides/domain/model';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { post } from '../steps.ts';

export const describeShares = (test: StoresTest): void => {
  describe('shares', () => {
    test('count once a channel and sharer, also when they come at once', async ({ stores }) => {
      const [{ id }, other] = [await post(stores), await post(stores)];
      const answers = await Promise.all([
        ...Array.from({ length: 4 }, () => stores.shares.count(aShare(id))),
        stores.shares.count(aShare(id, { channel: 'email' })),
        stores.shares.count(aShare(id, { sharer: 'another' as Sharer })),
        stores.shares.count(aShare(other.id)),
      ]);
      expect(answers).toEqual(answers.map(() => true));
      expect([await sharesOf(stores, id), await sharesOf(stores, other.id)]).toEqual([3, 1]);
    });

    test('of a conflict that is not there or was taken down are not counted', async ({ stores }) => {
      const { id } = await post(stores, { isActive: false });
      expect(await stores.shares.count(aShare(id))).toBe(false);
      expect(await stores.shares.count(aShare((id + 1) as ConflictId))).toBe(false);
    });

    test('are forgotten up to a moment, and no others', async ({ stores }) => {
      const { id } = await post(stores);
      const at = (sharedAt: number, channel: ShareChannel) => stores.shares.count(aShare(id, { sharedAt, channel }));
      await Promise.all([at(NOW - 1, 'copy'), at(NOW, 'x'), at(NOW + 1, 'sms')]);
      await stores.shares.sweep(NOW);
      expect(await sharesOf(stores, id)).toBe(1);
    });
  });
};

const aShare = (conflictId: ConflictId, over: Partial<Share> = {}): Share => ({
  conflictId,
  channel: 'copy',
  sharer: 'someone' as Sharer,
  sharedAt: NOW,
  ...over,
});

const sharesOf = async ({ stats }: Stores, id: ConflictId) => (await stats.readActivity(id, 0, 100))?.shareCount;
