import type { Stores } from '../stores.ts';

/** Opens stores on their own empty database. */
export type OpenStores = () => Promise<Stores>;

/** A test body with fresh stores, which are always closed. */
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
