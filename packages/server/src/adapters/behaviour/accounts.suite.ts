import { describe, it } from 'vitest';
import { type OpenStores, withStores } from './open-stores.ts';

export const describeAccounts = (openStores: OpenStores): void => {
  describe('accounts', () => {
    it('opens and answers', withStores(openStores)(async (stores) => stores.ping()));
  });
};
