import { test } from 'vitest';
import type { Stores } from '../stores.ts';

export type OpenStores = () => Promise<Stores>;

const withStores = (openStores: OpenStores) => (test: (stores: Stores) => Promise<void>) => async (): Promise<void> => {
  const stores = await openStores();
  try {
    await test(stores);
  } finally {
    await stores.close();
  }
};

/** @param runs the number of examples of each property-based test */
export const testOver = (openStores: OpenStores, runs: number) =>
  test
    .extend('runs', () => runs)
    .extend('withStores', () => (work: (stores: Stores) => Promise<void>) => withStores(openStores)(work)())
    // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern which fixtures this one needs.
    .extend('stores', async ({}, { onCleanup }) => {
      const stores = await openStores();
      onCleanup(() => stores.close());
      return stores;
    });

export type StoresTest = ReturnType<typeof testOver>;

export const MANY_OPERATIONS = { timeout: 120_000 };
