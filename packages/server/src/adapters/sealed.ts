import type { Secrets } from '@twosides/domain/kernel';
import type { NewJob } from '@twosides/domain/model';
import type { OpenReport } from '@twosides/domain/moderation';

/** Null if the operator has replaced the secrets since the text was sealed. */
export const opened = (secrets: Secrets, sealed: string): string | null => {
  try {
    return secrets.open(sealed);
  } catch {
    return null;
  }
};

/** The address and the secret of a visitor's report. Neither contains a space. */
export const sealedAddress = (secrets: Secrets, email: string, secret: string): string =>
  secrets.seal(`${email} ${secret}`);

export const openAddress = (secrets: Secrets, sealed: string): OpenReport['mailTo'] => {
  const [email = '', secret] = opened(secrets, sealed)?.split(' ') ?? [];
  return email === '' ? null : { email, secret };
};

type SealedJob = { readonly key: string; readonly sealed: string };

/** Seals the payload, because it may contain an address, a secret or a recipient. */
export const sealedJob = (secrets: Secrets, { key, payload }: Pick<NewJob, 'key' | 'payload'>): SealedJob => ({
  key: secrets.stampOf('job', key),
  sealed: secrets.seal(JSON.stringify({ key, payload })),
});

export const openJob = (secrets: Secrets, sealed: string): Pick<NewJob, 'key' | 'payload'> | null => {
  const text = opened(secrets, sealed);
  return text === null ? null : (JSON.parse(text) as Pick<NewJob, 'key' | 'payload'>);
};

export const UNREADABLE = 'Unreadable';
