import { StoreBusy } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { retryWhileBusy } from './retry-while-busy.ts';

const busy = () => Object.assign(new Error('database is locked'), { errcode: 517 });

test('retries calls while another process writes', async () => {
  const errors = [busy(), busy()];
  const store = retryWhileBusy({
    add: async (one: number, other: number) => {
      const error = errors.shift();
      if (error) throw error;
      return one + other;
    },
  });
  expect(await store.add(1, 2)).toBe(3);
});

test('gives up if the other process does not finish, and fails at once on other errors', async () => {
  const broken = new Error('no such table');
  const error = busy();
  const store = retryWhileBusy({ wait: () => Promise.reject(error), fail: () => Promise.reject(broken) }, -1);
  await expect(store.wait()).rejects.toEqual(new StoreBusy(error));
  await expect(store.fail()).rejects.toBe(broken);
});
