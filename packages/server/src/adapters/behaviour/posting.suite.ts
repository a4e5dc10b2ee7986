import { describe, it } from 'vitest';
import { type OpenStores, withStores } from './open-stores.ts';

export const describePosting = (openStores: OpenStores): void => {
  describe('posting', () => {
    it('opens and answers', withStores(openStores)(async (stores) => stores.ping()));
  });
};
