import { describe, it } from 'vitest';
import { type OpenStores, withStores } from './open-stores.ts';

export const describeComments = (openStores: OpenStores): void => {
  describe('comments', () => {
    it('opens and answers', withStores(openStores)(async (stores) => stores.ping()));
  });
};
