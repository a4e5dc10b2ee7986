import type { Secrets } from '@twosides/domain/kernel';

export const SECRETS_CHECK = 'secrets-check';
export const PUSH_KEY = 'push-key';

/** The database stores this HMAC to detect a changed secret. The HMAC does not reveal the secret. */
export const checkOf = ({ stampOf }: Secrets): string => stampOf('installation', 'fingerprint secret');

/** A changed secret must be refused, because all mailbox ids would change and everybody could vote again. */
export class OtherSecrets extends Error {
  override readonly name = 'OtherSecrets';
  constructor() {
    super('The database was made with another fingerprint secret.');
  }
}

export const foreignDatabase = (name: string, next: string): string =>
  `${name} holds a database that this version cannot read: it belongs to another program, or to a version of ` +
  `TwoSides from before the first release. It was left unchanged. To start fresh, ${next}.`;

export const newerSchema = (version: number, known: number): string =>
  `The database has schema version ${version}, but this program only knows versions up to ${known}. ` +
  'It was last used by a newer release: start that one, or restore a backup from before the upgrade.';
