import { describe, it } from 'vitest';
import { type OpenStores, withStores } from './open-stores.ts';

export const describeSweep = (openStores: OpenStores): void => {
  describe('sweep', () => {
    it('opens and answers', withStores(openStores)(async (stores) => stores.ping()));
  });
};
