import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { memberId, NOW, SECRETS } from '../../behaviour/builders.ts';
import { expectSubscriptionsToEnd } from '../../behaviour/push/ending-sessions.ts';
import { addMember } from '../../behaviour/steps.ts';
import type { Stores } from '../../stores.ts';
import { openSqliteStores } from '../stores.ts';

const opened = async (test: (stores: Stores, stored: () => Promise<readonly string[]>) => Promise<void>) => {
  const folder = mkdtempSync(join(tmpdir(), 'twosides-push-'));
  const path = join(folder, 'twosides.db');
  const stores = await openSqliteStores(path, SECRETS);
  const reading = new DatabaseSync(path);
  const ids = reading.prepare('SELECT id FROM push_subscriptions ORDER BY id');
  await test(stores, async () => ids.all().map(({ id }) => String(id)));
  reading.close();
  await stores.close();
  rmSync(folder, { recursive: true });
};

test('a push subscription on SQLite is deleted with its session, however that ends', () =>
  opened(expectSubscriptionsToEnd));

test('a push subscription on SQLite is deleted when its session expires', () =>
  opened(async (stores, stored) => {
    const { sessionEpoch } = await addMember(stores, 'ada');
    const member = { id: memberId('ada'), sessionEpoch };
    await stores.sessions.begin({
      sid: 'sid',
      id: 's',
      member,
      device: 'A test',
      passkeyId: null,
      createdAt: NOW,
      expire: NOW + 9,
    });
    const seen = { endpoint: 'e', p256dh: 'p', auth: 'a', createdAt: NOW, lastSeenAt: NOW };
    await stores.pushSubscriptions.save({ id: 'push', memberId: member.id, sessionId: 's', ...seen });
    await stores.sessions.sweep(NOW + 9);
    expect(await stored()).toEqual(['push']);
    await stores.sessions.sweep(NOW + 10);
    expect(await stored()).toEqual([]);
  }));
