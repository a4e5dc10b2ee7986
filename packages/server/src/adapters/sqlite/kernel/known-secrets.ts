import type { Secrets } from '@twosides/domain/kernel';
import { checkOf, OtherSecrets, SECRETS_CHECK } from '../../secrets-check.ts';
import type { Database } from './database.ts';

/**
 * Checks that the database was made with these secrets. Passes a new database, for which the baseline records them.
 * @param accepts whether to accept other secrets and record these instead
 * @throws OtherSecrets if the database was made with other secrets and `accepts` is false
 */
export const checkSecrets = (database: Database, secrets: Secrets, accepts: boolean): void => {
  if (database.first("SELECT 1 FROM sqlite_schema WHERE name = 'installation'") === null) return;
  const value = checkOf(secrets);
  const known = database.first<{ value: string }>('SELECT value FROM installation WHERE name = ?', SECRETS_CHECK);
  if (known === null || known.value === value) return;
  if (!accepts) throw new OtherSecrets();
  database.run('UPDATE installation SET value = ? WHERE name = ?', value, SECRETS_CHECK);
};
