import 'fake-indexeddb/auto';
import type { MemberId } from '@twosides/domain';
import { expect, test } from 'vitest';
import { DEVICE_DB, onDevice, openDeviceDb } from './device-db.ts';

const draft = (key: string) => ({ key, memberId: 'ana' as MemberId, value: { title: key }, savedAt: 1 });

test('keeps what is put into it', async () => {
  await onDevice((db) => db.drafts.put(draft('kept')));
  expect(await onDevice((db) => db.drafts.get('kept'))).toEqual(draft('kept'));
});

test('opens a lost connection again, once', async () => {
  await onDevice((db) => db.drafts.put(draft('before')));
  await onDevice(async (db) => db.close());
  expect(await onDevice((db) => db.drafts.get('before'))).toEqual(draft('before'));

  let tries = 0;
  const lost = onDevice(() => {
    tries += 1;
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  await expect(lost).rejects.toThrow('lost');
  expect(tries).toBe(2);
});

test('passes any other error on', async () => {
  let tries = 0;
  const failing = onDevice(() => {
    tries += 1;
    throw new DOMException('The disk is full', 'QuotaExceededError');
  });
  await expect(failing).rejects.toThrow('full');
  expect(tries).toBe(1);
});

test('has a table for each thing that is kept', async () => {
  const db = openDeviceDb();
  expect(db.name).toBe(DEVICE_DB);
  expect(db.tables.map(({ name }) => name).sort()).toEqual(['drafts', 'outbox', 'receipts', 'setAside']);
});
