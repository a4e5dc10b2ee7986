import { describe, it } from 'vitest';
import { type OpenStores, withStores } from './open-stores.ts';

export const describeJobs = (openStores: OpenStores): void => {
  describe('jobs', () => {
    it('opens and answers', withStores(openStores)(async (stores) => stores.ping()));
  });
};
