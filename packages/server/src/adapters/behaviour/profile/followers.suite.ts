import { notifyFollowers } from '@twosides/domain/alerts';
import { DAY, type MemberId } from '@twosides/domain/kernel';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { memberId, NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, follow, post, takeOff } from '../steps.ts';

const AUTHOR = memberId('author');

export const describeFollowers = (test: StoresTest): void => {
  describe('followers', () => {
    test('are listed by page, without those who unfollowed or blocked, and say who mutes', async ({ stores }) => {
      await followedBy(stores, 'd', 'b', 'a', 'e', 'c');
      await stores.profiles.unfollow(memberId('b'), AUTHOR);
      await stores.relations.relation(memberId('e'), AUTHOR, { isBlocked: true }, NOW);
      await stores.relations.relation(memberId('c'), AUTHOR, { isMuted: true }, NOW);
      await stores.relations.relation(AUTHOR, memberId('d'), { isMuted: true }, NOW);
      const page = async (after: string | null) =>
        (await stores.profiles.listFollowers(AUTHOR, after as MemberId | null, 2)).map((follower) => [
          follower.memberId,
          follower.isMuting,
        ]);
      expect(await page(null)).toEqual([
        ['a', false],
        ['c', true],
      ]);
      expect(await page('b')).toEqual([
        ['c', true],
        ['d', false],
      ]);
      expect(await page('d')).toEqual([]);
    });

    test('are alerted once to a conflict, unless they mute its author', async ({ stores }) => {
      await followedBy(stores, 'a', 'b');
      await stores.relations.relation(memberId('b'), AUTHOR, { isMuted: true }, NOW);
      const { id } = await post(stores, { title: 'The plants', userNickname: 'Ana' });
      const notify = (days: number) =>
        notifyFollowers({ ...stores, clock: () => NOW + days * DAY })({
          kind: 'notify-followers',
          conflictId: id,
          after: null,
        });
      await Promise.all([notify(0), notify(0)]);
      await stores.alerts.markRead(memberId('a'), NOW, [`followed.${id}`]);
      await notify(1);
      expect(await alertsOf(stores, 'a')).toMatchObject([
        {
          topic: `followed.${id}`,
          subject: { type: 'followed-posted', conflictId: id },
          count: 1,
          isRead: true,
          conflictTitle: 'The plants',
          isTitlePublic: true,
          authorNickname: 'Ana',
        },
      ]);
      expect(await alertsOf(stores, 'b')).toEqual([]);

      await takeOff(stores, id, 'author');
      const [alert] = await alertsOf(stores, 'a');
      expect([alert?.isTitlePublic, alert?.authorNickname]).toEqual([false, undefined]);
    });

    test('list whom they follow, the latest first', async ({ stores }) => {
      await addMember(stores, 'reader', { userNickname: 'Reader' });
      for (const [days, name] of ['Zoe', 'Ben', 'Cleo'].entries()) {
        await addMember(stores, name, { userNickname: name });
        await follow(stores, 'reader', name, NOW + days * DAY);
      }
      const following = (limit: number) => stores.profiles.listFollowing(memberId('reader'), limit);
      expect(await following(2)).toEqual([{ nickname: 'Cleo' }, { nickname: 'Ben' }]);
      await stores.profiles.unfollow(memberId('reader'), memberId('Ben'));
      expect(await following(9)).toEqual([{ nickname: 'Cleo' }, { nickname: 'Zoe' }]);
      expect(await stores.profiles.listFollowing(memberId('Zoe'), 9)).toEqual([]);
    });
  });
};

const followedBy = async (stores: Stores, ...names: readonly string[]) => {
  await addMember(stores, 'author', { userNickname: 'Ana' });
  for (const name of names) {
    await addMember(stores, name, { userNickname: `Nr ${name}` });
    await follow(stores, name, 'author');
  }
};

const alertsOf = async ({ alerts }: Stores, name: string) =>
  (await alerts.list(memberId(name), null, 10)).alerts.filter(({ subject }) => subject.type === 'followed-posted');
