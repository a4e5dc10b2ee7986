import { describe, it } from 'vitest';
import { type OpenStores, withStores } from './open-stores.ts';

export const describeSessions = (openStores: OpenStores): void => {
  describe('sessions', () => {
    it('opens and answers', withStores(openStores)(async (stores) => stores.ping()));
  });
};
