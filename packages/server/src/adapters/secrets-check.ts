import type { Secrets } from '@twosides/domain/kernel';

/** The name under which a database stores its `checkOf`. */
export const SECRETS_CHECK = 'secrets-check';

/** Returns an HMAC by which a database recognizes its secret without revealing it. */
export const checkOf = ({ stampOf }: Secrets): string => stampOf('installation', 'fingerprint secret');

/**
 * The database was made with another secret. Under the given one, mailbox ids would differ and everybody could vote
 * again.
 */
export class OtherSecrets extends Error {
  override readonly name = 'OtherSecrets';
  constructor() {
    super('The database was made with another fingerprint secret.');
  }
}
