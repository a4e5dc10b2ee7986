import type { Secrets } from '@twosides/domain/kernel';

/** Under which name a database keeps it. */
export const SECRETS_CHECK = 'secrets-check';

/** What a database keeps of the mailbox id secret to know it again: an HMAC, which tells nothing of it. */
export const checkOf = ({ stampOf }: Secrets): string => stampOf('installation', 'fingerprint secret');

/** The database was made with another mailbox id secret: under this one everybody could vote again. */
export class OtherSecrets extends Error {
  override readonly name = 'OtherSecrets';
  constructor() {
    super('The database was made with another fingerprint secret.');
  }
}
