import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SECRETS } from '../behaviour/builders.ts';
import { describeStores } from '../behaviour/stores.suite.ts';
import { begunUnder } from './kernel/test-begun.ts';
import { durably, openSqliteStores } from './stores.ts';

const begun = begunUnder(SECRETS);

describeStores('the SQLite stores', () => openSqliteStores(':memory:', SECRETS, { begun }), { runs: 8 });

const aStore = () => {
  let writes = 0;
  let pending: (() => void)[] = [];
  const asked: number[] = [];
  const store = durably(
    {
      read: async () => 'seen',
      write: async () => {
        writes += 1;
        return 'done';
      },
      writeLater: async () => {
        await turn();
        writes += 1;
        return 'done';
      },
      refuse: async () => {
        writes += 1;
        throw new Error('no');
      },
    },
    { writes: () => writes },
    {
      synchronise: () => {
        asked.push(writes);
        return new Promise((resolve) => pending.push(() => resolve()));
      },
    },
  );
  const onDisk = () => {
    for (const resolve of pending) resolve();
    pending = [];
  };
  return { store, asked, onDisk };
};

test('a write resolves after its fsync; a read does not wait', async () => {
  const { store, asked, onDisk } = aStore();
  let isDone = false;
  const written = store.write().finally(() => {
    isDone = true;
  });
  expect(await store.read()).toBe('seen');
  await turn();
  expect([isDone, asked]).toEqual([false, [1]]);
  onDisk();
  expect(await written).toBe('done');
});

test('a late write waits for its fsync too; a failed one fails at once', async () => {
  const { store, asked, onDisk } = aStore();
  const later = store.writeLater();
  await expect.poll(() => asked).toEqual([1]);
  onDisk();
  expect(await later).toBe('done');
  await expect(store.refuse()).rejects.toThrow('no');
  expect(asked).toEqual([1]);
});
