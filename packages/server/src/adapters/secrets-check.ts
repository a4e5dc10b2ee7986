import type { Secrets } from '@twosides/domain/kernel';

export const SECRETS_CHECK = 'secrets-check';

/** An HMAC by which a database recognizes its secret without revealing it. */
export const checkOf = ({ stampOf }: Secrets): string => stampOf('installation', 'fingerprint secret');

/**
 * Thrown if the configured secret is not the one that the database was made with. The configured one would change all
 * mailbox ids, so that everybody could vote again.
 */
export class OtherSecrets extends Error {
  override readonly name = 'OtherSecrets';
  constructor() {
    super('The database was made with another fingerprint secret.');
  }
}
