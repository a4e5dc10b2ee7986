import type { Secrets } from '@twosides/domain/kernel';

/** What `installation` holds. */
export const SECRETS_CHECK = 'secrets-check';
export const PUSH_KEY = 'push-key';

/** The database stores this HMAC to detect a changed secret. The HMAC does not reveal the secret. */
export const checkOf = ({ stampOf }: Secrets): string => stampOf('installation', 'fingerprint secret');

/** Another secret would change all mailbox ids, so that everybody could vote again. */
export class OtherSecrets extends Error {
  override readonly name = 'OtherSecrets';
  constructor() {
    super('The database was made with another fingerprint secret.');
  }
}
