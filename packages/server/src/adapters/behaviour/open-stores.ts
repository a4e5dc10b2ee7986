import type { Stores } from '../stores.ts';

/** Opens stores over an empty database of their own. */
export type OpenStores = () => Promise<Stores>;

/** A test's body that is given fresh stores, and closes them whatever happens. */
export const withStores =
  (openStores: OpenStores) => (test: (stores: Stores) => Promise<void>) => async (): Promise<void> => {
    const stores = await openStores();
    try {
      await test(stores);
    } finally {
      await stores.close();
    }
  };

/** Milliseconds for a test of many operations: durable ones over a network are slow. */
export const MANY_OPERATIONS = { timeout: 120_000 };
