import type { PushSubscription } from '@twosides/domain/model';
import { PUSH_DEVICES_MAX } from '@twosides/domain/push';
import { describe, expect } from 'vitest';
import type { Stores } from '../../stores.ts';
import { memberId, NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';
import { addMember, signIn } from '../steps.ts';

const LATER = NOW + 1_000_000;

export const describePushSubscriptions = (test: StoresTest): void => {
  describe('push subscriptions', () => {
    test('are kept whole, and listed with their device, the latest seen first', async ({ stores }) => {
      await signInOn(stores, 'ada', 'phone');
      await signInOn(stores, 'ada', 'laptop');
      await stores.pushSubscriptions.save(of('ada', 'phone'));
      await stores.pushSubscriptions.save(of('ada', 'laptop', { lastSeenAt: NOW + 5 }));
      expect(await stores.pushSubscriptions.find('push-phone', NOW)).toEqual(of('ada', 'phone'));
      expect(await stores.pushSubscriptions.listOf(memberId('ada'), NOW)).toEqual([
        { id: 'push-laptop', sessionId: 'laptop', device: 'A laptop', createdAt: NOW, lastSeenAt: NOW + 5 },
        { id: 'push-phone', sessionId: 'phone', device: 'A phone', createdAt: NOW, lastSeenAt: NOW },
      ]);
      expect(await stores.pushSubscriptions.listOf(memberId('ben'), NOW)).toEqual([]);
      expect(await stores.pushSubscriptions.find('push-unknown', NOW)).toBeNull();
    });

    test('are seen again under the same id, and keep when they began', async ({ stores }) => {
      await signInOn(stores, 'ada', 'phone');
      await stores.pushSubscriptions.save(of('ada', 'phone'));
      const again = of('ada', 'phone', { auth: 'another', createdAt: NOW + 7, lastSeenAt: NOW + 7 });
      await stores.pushSubscriptions.save(again);
      expect(await stores.pushSubscriptions.find('push-phone', NOW)).toEqual({ ...again, createdAt: NOW });
    });

    test('belong to one member: the one who subscribes the same browser next has it', async ({ stores }) => {
      await signInOn(stores, 'ada', 'phone');
      await signInOn(stores, 'ben', 'phone-of-ben');
      await stores.pushSubscriptions.save(of('ada', 'phone'));
      const moved = of('ben', 'phone-of-ben', { id: 'push-phone', createdAt: NOW + 7 });
      await stores.pushSubscriptions.save(moved);
      expect(await stores.pushSubscriptions.listOf(memberId('ada'), NOW)).toEqual([]);
      expect(await stores.pushSubscriptions.find('push-phone', NOW)).toEqual(moved);
    });

    test('end with their session, and are not made for one that has ended', async ({ stores }) => {
      for (const session of ['phone', 'laptop', 'tablet']) {
        await signInOn(stores, 'ada', session);
        await stores.pushSubscriptions.save(of('ada', session));
      }
      await stores.sessions.destroy('sid-phone');
      await stores.sessions.end(memberId('ada'), 'laptop');
      expect(await idsOf(stores)).toEqual(['push-tablet']);
      expect(await stores.pushSubscriptions.find('push-phone', NOW)).toBeNull();
      await stores.pushSubscriptions.save(of('ada', 'phone'));
      expect(await idsOf(stores)).toEqual(['push-tablet']);
      expect(await idsOf(stores, LATER)).toEqual([]);
    });

    test('are removed by their member alone', async ({ stores }) => {
      await signInOn(stores, 'ada', 'phone');
      await stores.pushSubscriptions.save(of('ada', 'phone'));
      expect(await stores.pushSubscriptions.remove(memberId('ben'), 'push-phone')).toBe(false);
      expect(await stores.pushSubscriptions.remove(memberId('ada'), 'push-phone')).toBe(true);
      expect(await stores.pushSubscriptions.remove(memberId('ada'), 'push-phone')).toBe(false);
    });

    test('are deleted as the push service knew them, not if renewed since', async ({ stores }) => {
      await signInOn(stores, 'ada', 'phone');
      await stores.pushSubscriptions.save(of('ada', 'phone', { auth: 'renewed' }));
      await stores.pushSubscriptions.forget(of('ada', 'phone'));
      expect(await idsOf(stores)).toEqual(['push-phone']);
      await stores.pushSubscriptions.forget(of('ada', 'phone', { auth: 'renewed' }));
      expect(await idsOf(stores)).toEqual([]);
    });

    test('belong to the key they were made with, and end with it only on purpose', async ({ stores }) => {
      const { pushSubscriptions } = stores;
      expect(await pushSubscriptions.ensurePublicKey('first', false)).toBe(true);
      expect(await pushSubscriptions.ensurePublicKey('other', false)).toBe(true);
      await signInOn(stores, 'ada', 'phone');
      await pushSubscriptions.save(of('ada', 'phone'));
      expect(await pushSubscriptions.ensurePublicKey('other', false)).toBe(true);
      expect(await pushSubscriptions.ensurePublicKey('first', false)).toBe(false);
      expect(await idsOf(stores)).toEqual(['push-phone']);
      expect(await pushSubscriptions.ensurePublicKey('other', true)).toBe(true);
      expect(await idsOf(stores)).toEqual(['push-phone']);
      expect(await pushSubscriptions.ensurePublicKey('first', true)).toBe(true);
      expect(await idsOf(stores)).toEqual([]);
      expect(await pushSubscriptions.ensurePublicKey('first', false)).toBe(true);
    });

    test('stay when the first key is noted', async ({ stores }) => {
      await signInOn(stores, 'ada', 'phone');
      await stores.pushSubscriptions.save(of('ada', 'phone'));
      expect(await stores.pushSubscriptions.ensurePublicKey('first', false)).toBe(true);
      expect(await idsOf(stores)).toEqual(['push-phone']);
      expect(await stores.pushSubscriptions.ensurePublicKey('other', false)).toBe(false);
    });

    test('are kept up to a number, the latest seen', async ({ stores }) => {
      await signInOn(stores, 'ada', 'phone');
      for (let n = 0; n <= PUSH_DEVICES_MAX; n++)
        await stores.pushSubscriptions.save(of('ada', 'phone', { id: `push-${n}`, lastSeenAt: NOW + n }));
      const ids = await idsOf(stores);
      expect([ids.length, ids.at(-1)]).toEqual([PUSH_DEVICES_MAX, 'push-1']);
    });
  });
};

const signInOn = async (stores: Stores, name: string, session: string): Promise<boolean> => {
  const member = await addMember(stores, name);
  return signIn(stores, `sid-${session}`, member, { id: session, device: `A ${session}`, expire: LATER });
};

const of = (name: string, session: string, over: Partial<PushSubscription> = {}): PushSubscription => ({
  id: `push-${session}`,
  memberId: memberId(name),
  sessionId: session,
  endpoint: `https://push.example.org/${session}`,
  p256dh: 'public',
  auth: 'secret',
  createdAt: NOW,
  lastSeenAt: NOW,
  ...over,
});

const idsOf = async ({ pushSubscriptions }: Stores, now = NOW) =>
  (await pushSubscriptions.listOf(memberId('ada'), now)).map(({ id }) => id);
