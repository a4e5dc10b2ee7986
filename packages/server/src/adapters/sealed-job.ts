import type { Secrets } from '@twosides/domain/kernel';
import type { NewJob } from '@twosides/domain/model';
import { opened } from './opened.ts';

type SealedJob = { readonly key: string; readonly sealed: string };

/**
 * Sealed, because the payload may contain an address, a secret or a recipient. The queue recognizes the same work by
 * the key's HMAC.
 */
export const sealedJob = (secrets: Secrets, { key, payload }: Pick<NewJob, 'key' | 'payload'>): SealedJob => ({
  key: secrets.stampOf('job', key),
  sealed: secrets.seal(JSON.stringify({ key, payload })),
});

/** Null if the operator has replaced the secrets since. */
export const openJob = (secrets: Secrets, sealed: string): Pick<NewJob, 'key' | 'payload'> | null => {
  const text = opened(secrets, sealed);
  return text === null ? null : (JSON.parse(text) as Pick<NewJob, 'key' | 'payload'>);
};

/** Stored as the error of a job that cannot be opened. */
export const UNREADABLE = 'Unreadable';
