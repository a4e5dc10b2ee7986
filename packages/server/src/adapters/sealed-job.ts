import type { Secrets } from '@twosides/domain/kernel';
import type { NewJob } from '@twosides/domain/model';
import { opened } from './opened.ts';

type SealedJob = { readonly key: string; readonly sealed: string };

/**
 * How a job is stored. It may hold an address, a mailed secret, or whom a conflict that names nobody is news for: only
 * the server can read it, and its key is an HMAC, by which the same work is known again.
 */
export const sealedJob = (secrets: Secrets, { key, payload }: Pick<NewJob, 'key' | 'payload'>): SealedJob => ({
  key: secrets.stampOf('job', key),
  sealed: secrets.seal(JSON.stringify({ key, payload })),
});

/** @returns null where nobody can read it any more */
export const openJob = (secrets: Secrets, sealed: string): Pick<NewJob, 'key' | 'payload'> | null => {
  const text = opened(secrets, sealed);
  return text === null ? null : (JSON.parse(text) as Pick<NewJob, 'key' | 'payload'>);
};

/** Why a job is given up that cannot be read. */
export const UNREADABLE = 'Unreadable';
