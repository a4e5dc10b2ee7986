import { availableParallelism } from 'node:os';
import { HasherBusy, type PasswordHasher } from '@twosides/domain/accounts';
import { normalPassword } from '@twosides/domain/kernel';
import argon2 from 'argon2';
import { createSlots } from '../../slots.ts';

/** `memoryCost` in KiB, `timeCost` in passes. */
export type PasswordWork = { readonly memoryCost: number; readonly timeCost: number };

const OWASP: PasswordWork = { memoryCost: 19_456, timeCost: 2 };

/** The number of concurrent hashes. Leaves one processor free, and one of libuv's four threads for compression. */
const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, 3));
const MAY_WAIT = 100;

/**
 * Runs only a few hashes at a time, so that a flood of sign-ins leaves resources for other requests.
 * Rejects with `HasherBusy` if too many calls wait.
 */
export const createArgon2Hasher = async (work: PasswordWork = OWASP): Promise<PasswordHasher> => {
  const parameters = { ...work, type: argon2.argon2id, parallelism: 1 } as const;
  const slot = createSlots(AT_ONCE, MAY_WAIT, () => new HasherBusy('Too many passwords are being checked'));
  // A sign-in with an unknown address verifies this hash, so that it takes as long as one with a known address.
  const dummy = await argon2.hash('nobody has this password', parameters);
  return {
    hash: (password) => slot(() => argon2.hash(normalPassword(password), parameters)),
    verify: (hash, password) =>
      slot(async () => {
        const wellFormed = hash?.startsWith('$argon2') ? hash : null;
        const matches = (typed: string) => argon2.verify(wellFormed ?? dummy, typed).catch(() => false);
        const normal = normalPassword(password);
        // Older hashes were made from the password as typed, without normalization.
        const isRight = (await matches(normal)) || (normal !== password && (await matches(password)));
        return isRight && wellFormed !== null;
      }),
    needsRehash: (hash) => argon2.needsRehash(hash, parameters),
  };
};
