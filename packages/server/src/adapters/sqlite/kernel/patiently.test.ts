import { StoreBusy } from '@twosides/domain/kernel';
import { expect, it } from 'vitest';
import { patiently } from './patiently.ts';

const busy = () => Object.assign(new Error('database is locked'), { errcode: 517 });

it('Calls that find another process writing are made again until they are done', async () => {
  const errors = [busy(), busy()];
  const store = patiently({
    add: async (one: number, other: number) => {
      const error = errors.shift();
      if (error) throw error;
      return one + other;
    },
  });
  expect(await store.add(1, 2)).toBe(3);
});

it('Calls are given up where the other process does not end, and fail at once where it is not that', async () => {
  const broken = new Error('no such table');
  const error = busy();
  const store = patiently({ wait: () => Promise.reject(error), fail: () => Promise.reject(broken) }, -1);
  await expect(store.wait()).rejects.toEqual(new StoreBusy(error));
  await expect(store.fail()).rejects.toBe(broken);
});
