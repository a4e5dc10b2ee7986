import type { Stores } from '../stores.ts';

/** Each call opens stores on a new, empty database. */
export type OpenStores = () => Promise<Stores>;

export const withStores =
  (openStores: OpenStores) => (test: (stores: Stores) => Promise<void>) => async (): Promise<void> => {
    const stores = await openStores();
    try {
      await test(stores);
    } finally {
      await stores.close();
    }
  };

/** Timeout in milliseconds for tests of many durable operations. */
export const MANY_OPERATIONS = { timeout: 120_000 };
