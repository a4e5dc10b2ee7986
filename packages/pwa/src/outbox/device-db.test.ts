import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { DEVICE_DB, onDevice, openDeviceDb } from './device-db.ts';

const row = (id: number) => ({ id, stored: { broken: id } });

test('keeps what is put into it', async () => {
  await onDevice((db) => db.unreadable.put(row(1)));
  expect(await onDevice((db) => db.unreadable.get(1))).toEqual(row(1));
});

test('opens a lost connection again, once', async () => {
  await onDevice((db) => db.unreadable.put(row(2)));
  await onDevice(async (db) => db.close());
  expect(await onDevice((db) => db.unreadable.get(2))).toEqual(row(2));

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

test('one that never opens is none', async () => {
  await onDevice(async (db) => db.close());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opening = vi.spyOn(indexedDB, 'open').mockReturnValue({} as IDBOpenDBRequest);
  try {
    const failing = expect(onDevice((db) => db.unreadable.count())).rejects.toThrow();
    await vi.waitFor(() => expect(opening).toHaveBeenCalled(), { interval: 0 });
    vi.runAllTimers();
    await failing;
  } finally {
    vi.useRealTimers();
    opening.mockRestore();
  }
});

test('has a table for each thing that is kept', async () => {
  const db = openDeviceDb();
  expect(db.name).toBe(DEVICE_DB);
  expect(db.tables.map(({ name }) => name).sort()).toEqual(['outbox', 'receipts', 'unreadable']);
});
