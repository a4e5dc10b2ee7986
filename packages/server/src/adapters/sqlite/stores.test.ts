import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { SECRETS } from '../behaviour/builders.ts';
import { describeStores } from '../behaviour/stores.suite.ts';
import { migratedTemplate } from './kernel/test-template.ts';
import { durably, openSqliteStores } from './stores.ts';

const template = migratedTemplate(SECRETS);

describeStores('the SQLite stores', () => openSqliteStores(':memory:', SECRETS, { template }), { runs: 8 });

test('a late write waits for its fsync too; a failed one fails at once', async () => {
  let writes = 0;
  const asked: number[] = [];
  const disk = Promise.withResolvers<void>();
  const synchronise = () => {
    asked.push(writes);
    return disk.promise;
  };
  const store = durably(
    {
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
    { synchronise },
  );
  const later = store.writeLater();
  await expect.poll(() => asked).toEqual([1]);
  disk.resolve();
  expect(await later).toBe('done');
  await expect(store.refuse()).rejects.toThrow('no');
  expect(asked).toEqual([1]);
});
