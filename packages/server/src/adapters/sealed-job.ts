import type { NewJob, Secrets } from '@twosides/domain';

type SealedJob = { readonly key: string; readonly sealed: string };

/**
 * How a job is stored. It may hold an address, a mailed secret, or whom a conflict that names nobody is news for: only the server can read
 * it, and its key is an HMAC, by which the same work is known again.
 */
export const sealedJob = (secrets: Secrets, { key, payload }: Pick<NewJob, 'key' | 'payload'>): SealedJob => ({
  key: secrets.stampOf('job', key),
  sealed: secrets.seal(JSON.stringify({ key, payload })),
});

export const openJob = (secrets: Secrets, sealed: string): Pick<NewJob, 'key' | 'payload'> =>
  JSON.parse(secrets.open(sealed)) as Pick<NewJob, 'key' | 'payload'>;
