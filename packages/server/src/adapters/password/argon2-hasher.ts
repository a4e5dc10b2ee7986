import { availableParallelism } from 'node:os';
import { HasherBusy, type PasswordHasher } from '@twosides/domain/accounts';
import { normalPassword } from '@twosides/domain/kernel';
import argon2 from 'argon2';
import { createSlots } from '../../slots.ts';

/** What a hash costs: KiB that it holds while it runs, and passes over them. */
export type PasswordWork = { readonly memoryCost: number; readonly timeCost: number };

/** OWASP's for argon2id. */
const OWASP: PasswordWork = { memoryCost: 19_456, timeCost: 2 };

/** One processor is left to everyone else, and one of the four threads that hashing shares with compressing. */
const AT_ONCE = Math.max(1, Math.min(availableParallelism() - 1, 3));
const MAY_WAIT = 100;

/** Hashes with argon2id, a few at a time, so that a flood of logins leaves memory and processors to everyone else. */
export const createArgon2Hasher = async (work: PasswordWork = OWASP): Promise<PasswordHasher> => {
  const parameters = { ...work, type: argon2.argon2id, parallelism: 1 } as const;
  const slot = createSlots(AT_ONCE, MAY_WAIT, () => new HasherBusy('Too many passwords are being checked'));
  // What an unknown member's password is compared with, so that the answer takes the same work.
  const dummy = await argon2.hash('nobody has this password', parameters);
  return {
    hash: (password) => slot(() => argon2.hash(normalPassword(password), parameters)),
    verify: (hash, password) =>
      slot(async () => {
        const wellFormed = hash?.startsWith('$argon2') ? hash : null;
        const matches = (typed: string) => argon2.verify(wellFormed ?? dummy, typed).catch(() => false);
        const normal = normalPassword(password);
        // Hashes of before were made of what was typed.
        const isRight = (await matches(normal)) || (normal !== password && (await matches(password)));
        return isRight && wellFormed !== null;
      }),
    needsRehash: (hash) => argon2.needsRehash(hash, parameters),
  };
};
