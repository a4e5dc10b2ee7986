import type { Connection } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memberId, NOW } from '../../behaviour/builders.ts';
import { expectSubscriptionsToEnd } from '../../behaviour/push/ending-sessions.ts';
import { addMember, signIn } from '../../behaviour/steps.ts';
import { describeMongo, openWatched, useDatabases, type Watched } from '../kernel/test-database.ts';

describeMongo('A push subscription on MongoDB', () => {
  const { presentUrl } = useDatabases();
  let watched: Watched;
  beforeAll(async () => {
    watched = await openWatched(await presentUrl());
  });
  afterAll(() => watched.stores.close());

  const stored = () => subscriptionsIn(watched.connection).find().sort({ _id: 1 }).toArray();

  test('is deleted with its session, however that ends', () =>
    expectSubscriptionsToEnd(watched.stores, async () => (await stored()).map(({ _id }) => _id)));

  test('expires with its session, even if that is renewed', async () => {
    const { sessions, pushSubscriptions } = watched.stores;
    const expire = Date.now() + 60_000;
    await signIn(watched.stores, 'sid', await addMember(watched.stores, 'ben'), { expire });
    const seen = { endpoint: 'e', p256dh: 'p', auth: 'a', createdAt: NOW, lastSeenAt: NOW };
    await pushSubscriptions.save({ id: 'push', memberId: memberId('ben'), sessionId: 'id-of-sid', ...seen });
    expect(await stored()).toMatchObject([{ expire: new Date(expire) }]);
    await sessions.update('sid', {}, expire + 9);
    expect(await stored()).toMatchObject([{ expire: new Date(expire + 9) }]);
    expect(await subscriptionsIn(watched.connection).indexes()).toContainEqual(
      expect.objectContaining({ key: { expire: 1 }, expireAfterSeconds: 0 }),
    );
  });
});

const subscriptionsIn = (connection: Connection) =>
  connection.collection<{ _id: string; expire: Date }>('push_subscriptions');
