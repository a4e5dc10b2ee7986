import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from '../../../test-support/fresh-folder.ts';
import { NOW, SECRETS } from '../../behaviour/builders.ts';
import { expectSubscriptionsToEnd } from '../../behaviour/push/ending-sessions.ts';
import { addMember, signIn } from '../../behaviour/steps.ts';
import type { Stores } from '../../stores.ts';
import { openSqliteStores } from '../stores.ts';

const opened = async (test: (stores: Stores, stored: () => Promise<readonly string[]>) => Promise<void>) => {
  const path = join(freshFolder(onTestFinished), 'twosides.db');
  const stores = await openSqliteStores(path, SECRETS);
  const reading = new DatabaseSync(path);
  const ids = reading.prepare('SELECT id FROM push_subscriptions ORDER BY id');
  await test(stores, async () => ids.all().map(({ id }) => String(id)));
  reading.close();
  await stores.close();
};

test('a push subscription on SQLite is deleted with its session, however that ends', () =>
  opened(expectSubscriptionsToEnd));

test('a push subscription on SQLite is deleted when its session expires', () =>
  opened(async (stores, stored) => {
    const member = await addMember(stores, 'ada');
    await signIn(stores, 'sid', member, { expire: NOW + 9 });
    const seen = { endpoint: 'e', p256dh: 'p', auth: 'a', createdAt: NOW, lastSeenAt: NOW };
    await stores.pushSubscriptions.save({ id: 'push', memberId: member.id, sessionId: 'id-of-sid', ...seen });
    await stores.sessions.sweep(NOW + 9);
    expect(await stored()).toEqual(['push']);
    await stores.sessions.sweep(NOW + 10);
    expect(await stored()).toEqual([]);
  }));
