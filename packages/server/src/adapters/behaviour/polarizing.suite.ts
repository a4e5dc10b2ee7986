import { describe, it } from 'vitest';
import { type OpenStores, withStores } from './open-stores.ts';

export const describePolarizing = (openStores: OpenStores): void => {
  describe('polarizing', () => {
    it('opens and answers', withStores(openStores)(async (stores) => stores.ping()));
  });
};
