import { describe, it } from 'vitest';
import { type OpenStores, withStores } from './open-stores.ts';

export const describeTokens = (openStores: OpenStores): void => {
  describe('tokens', () => {
    it('opens and answers', withStores(openStores)(async (stores) => stores.ping()));
  });
};
