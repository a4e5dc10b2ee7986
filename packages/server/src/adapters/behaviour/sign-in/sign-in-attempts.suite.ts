import type { SignInAttempt } from '@twosides/domain/sign-in';
import { describe, expect } from 'vitest';
import { memberId, NOW } from '../builders.ts';
import type { StoresTest } from '../open-stores.ts';

export const describeSignInAttempts = (test: StoresTest): void => {
  describe('attempts to sign in', () => {
    test('are given out once, with all that they hold', async ({ stores: { signInAttempts } }) => {
      const connecting = { ...ATTEMPT, connectTo: memberId('ada'), returnTo: '/conflict/17', flow: 'a flow' };
      await signInAttempts.add('k1', ATTEMPT, NOW + 1);
      await signInAttempts.add('k2', connecting, NOW + 1);
      expect(await signInAttempts.take('k1', NOW)).toEqual(ATTEMPT);
      expect(await signInAttempts.take('k1', NOW)).toBeNull();
      expect(await signInAttempts.take('k2', NOW)).toEqual(connecting);
      expect(await signInAttempts.take('never', NOW)).toBeNull();
    });

    test('are given to one of many who ask at the same time', async ({ stores: { signInAttempts } }) => {
      await signInAttempts.add('k1', ATTEMPT, NOW + 1);
      const taken = await Promise.all(Array.from({ length: 20 }, () => signInAttempts.take('k1', NOW)));
      expect(taken.filter((attempt) => attempt !== null)).toEqual([ATTEMPT]);
    });

    test('are worth nothing once they have expired, and are forgotten then', async ({ stores: { signInAttempts } }) => {
      await signInAttempts.add('k1', ATTEMPT, NOW);
      expect(await signInAttempts.take('k1', NOW)).toBeNull();
      await signInAttempts.add('old', ATTEMPT, NOW - 1);
      await signInAttempts.add('young', ATTEMPT, NOW + 1);
      await signInAttempts.sweep(NOW);
      expect(await signInAttempts.take('old', NOW - 1000)).toBeNull();
      expect(await signInAttempts.take('young', NOW)).toEqual(ATTEMPT);
    });
  });
};

const ATTEMPT: SignInAttempt = {
  provider: 'apple',
  checks: { state: 'a state', nonce: 'a nonce', codeVerifier: 'a verifier' },
  connectTo: null,
  returnTo: null,
  flow: null,
};
