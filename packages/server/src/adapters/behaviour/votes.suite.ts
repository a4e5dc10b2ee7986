import { describe, it } from 'vitest';
import { type OpenStores, withStores } from './open-stores.ts';

export const describeVotes = (openStores: OpenStores): void => {
  describe('votes', () => {
    it('opens and answers', withStores(openStores)(async (stores) => stores.ping()));
  });
};
