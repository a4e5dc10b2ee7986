import { describe, expect, it } from 'vitest';
import { memberId, NOW } from './builders.ts';
import { type OpenStores, withStores } from './open-stores.ts';

export const describeSessions = (openStores: OpenStores): void => {
  const opened = withStores(openStores);
  const ADA = { memberId: memberId('ada') };

  describe('sessions', () => {
    it(
      'are read back until they expire',
      opened(async ({ sessions }) => {
        await sessions.create('s1', { ...ADA, registration: { email: 'ada@example.org', at: NOW } }, NOW + 1000);
        expect((await sessions.get('s1', NOW))?.data).toEqual({
          ...ADA,
          registration: { email: 'ada@example.org', at: NOW },
        });
        expect((await sessions.get('s1', NOW + 999))?.expire).toBe(NOW + 1000);
        expect(await sessions.get('s1', NOW + 1000)).toBeNull();
        expect(await sessions.get('s2', NOW)).toBeNull();
      }),
    );

    it(
      'are changed as a whole, with their time',
      opened(async ({ sessions }) => {
        await sessions.create('s1', { registration: { email: 'ada@example.org', at: NOW } }, NOW + 1000);
        await sessions.update('s1', ADA, NOW + 5000);
        expect((await sessions.get('s1', NOW + 4000))?.data).toEqual(ADA);
        await sessions.update('s1', {}, NOW + 5000);
        expect((await sessions.get('s1', NOW + 4000))?.data).toEqual({});
      }),
    );

    it(
      'are not brought back by an update once they have ended',
      opened(async ({ sessions }) => {
        await sessions.create('s1', ADA, NOW + 1000);
        await sessions.destroy('s1');
        await sessions.update('s1', ADA, NOW + 1000);
        expect(await sessions.get('s1', NOW)).toBeNull();

        await sessions.update('never', ADA, NOW + 1000);
        expect(await sessions.get('never', NOW)).toBeNull();

        await sessions.create('s2', ADA, NOW + 1000);
        await Promise.all([sessions.destroyAllOf(ADA.memberId), sessions.update('s2', ADA, NOW + 1000)]);
        await sessions.update('s2', ADA, NOW + 1000);
        expect(await sessions.get('s2', NOW)).toBeNull();
      }),
    );

    it(
      'end one at a time, and it does no harm to end one twice',
      opened(async ({ sessions }) => {
        await sessions.create('s1', ADA, NOW + 1000);
        await sessions.create('s2', ADA, NOW + 1000);
        await sessions.destroy('s1');
        await sessions.destroy('s1');
        expect(await sessions.get('s1', NOW)).toBeNull();
        expect((await sessions.get('s2', NOW))?.data).toEqual(ADA);
      }),
    );

    it(
      'end all at once for the member they now belong to',
      opened(async ({ sessions }) => {
        await sessions.create('s1', ADA, NOW + 1000);
        await sessions.create('signed-in-later', {}, NOW + 1000);
        await sessions.update('signed-in-later', ADA, NOW + 1000);
        await sessions.create('signed-out', ADA, NOW + 1000);
        await sessions.update('signed-out', {}, NOW + 1000);
        await sessions.create('another', { memberId: memberId('ben') }, NOW + 1000);
        await sessions.destroyAllOf(ADA.memberId);
        const held = await Promise.all(
          ['s1', 'signed-in-later', 'signed-out', 'another'].map((sid) => sessions.get(sid, NOW)),
        );
        expect(held.map((found) => found?.data)).toEqual([undefined, undefined, {}, { memberId: 'ben' }]);
      }),
    );

    it(
      'are forgotten after they have expired, and only then',
      opened(async ({ sessions }) => {
        await sessions.create('old', ADA, NOW - 1);
        await sessions.create('young', ADA, NOW + 1);
        await sessions.sweep(NOW);
        // Seen from an earlier moment, the old one would still be there.
        expect(await sessions.get('old', NOW - 1000)).toBeNull();
        expect((await sessions.get('young', NOW))?.data).toEqual(ADA);
      }),
    );
  });
};
