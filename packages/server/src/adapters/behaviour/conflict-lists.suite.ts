import { describe, it } from 'vitest';
import { type OpenStores, withStores } from './open-stores.ts';

export const describeConflictLists = (openStores: OpenStores): void => {
  describe('conflict-lists', () => {
    it('opens and answers', withStores(openStores)(async (stores) => stores.ping()));
  });
};
