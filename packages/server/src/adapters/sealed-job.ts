import type { Secrets } from '@twosides/domain/kernel';
import type { NewJob } from '@twosides/domain/model';
import { opened } from './opened.ts';

type SealedJob = { readonly key: string; readonly sealed: string };

/**
 * How a job is stored: sealed, since it may hold an address, a secret or a recipient; and keyed by an HMAC, which
 * recognizes the same work.
 */
export const sealedJob = (secrets: Secrets, { key, payload }: Pick<NewJob, 'key' | 'payload'>): SealedJob => ({
  key: secrets.stampOf('job', key),
  sealed: secrets.seal(JSON.stringify({ key, payload })),
});

/** @returns null if it cannot be read any more */
export const openJob = (secrets: Secrets, sealed: string): Pick<NewJob, 'key' | 'payload'> | null => {
  const text = opened(secrets, sealed);
  return text === null ? null : (JSON.parse(text) as Pick<NewJob, 'key' | 'payload'>);
};

/** Why an unreadable job is given up. */
export const UNREADABLE = 'Unreadable';
