import type { Secrets } from '@twosides/domain/kernel';
import type { NewJob } from '@twosides/domain/model';
import { opened } from './opened.ts';

type SealedJob = { readonly key: string; readonly sealed: string };

/**
 * Returns a job as it is stored. The payload is sealed, since it may contain an address, a secret or a recipient. The
 * key is an HMAC, by which the queue recognizes the same work.
 */
export const sealedJob = (secrets: Secrets, { key, payload }: Pick<NewJob, 'key' | 'payload'>): SealedJob => ({
  key: secrets.stampOf('job', key),
  sealed: secrets.seal(JSON.stringify({ key, payload })),
});

/** @returns null if the job was sealed with secrets that the operator has replaced since */
export const openJob = (secrets: Secrets, sealed: string): Pick<NewJob, 'key' | 'payload'> | null => {
  const text = opened(secrets, sealed);
  return text === null ? null : (JSON.parse(text) as Pick<NewJob, 'key' | 'payload'>);
};

/** The error that is stored with a job that cannot be opened. */
export const UNREADABLE = 'Unreadable';
