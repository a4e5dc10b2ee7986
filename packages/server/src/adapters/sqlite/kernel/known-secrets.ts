import type { Secrets } from '@twosides/domain/kernel';
import { checkOf, OtherSecrets, SECRETS_CHECK } from '../../database-checks.ts';
import type { Database } from './database.ts';

/**
 * Accepts a new database, which has no recorded secrets yet.
 * @param accepts whether to record different secrets instead of refusing them
 * @throws OtherSecrets
 */
export const checkSecrets = (database: Database, secrets: Secrets, accepts: boolean): void => {
  if (!database.has("SELECT 1 FROM sqlite_schema WHERE name = 'installation'")) return;
  const value = checkOf(secrets);
  const known = database.value<string>('SELECT value FROM installation WHERE name = ?', SECRETS_CHECK);
  if (known === null || known === value) return;
  if (!accepts) throw new OtherSecrets();
  database.run('UPDATE installation SET value = ? WHERE name = ?', value, SECRETS_CHECK);
};
