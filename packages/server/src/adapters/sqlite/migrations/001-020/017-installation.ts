import { checkOf, SECRETS_CHECK } from '../../../secrets-check.ts';
import type { Migration } from '../migration.ts';

/** What belongs to the installation as a whole: by what it knows its fingerprint secret again. */
export const INSTALLATION: Migration = {
  once: ({ database, secrets }) => {
    database.execute('CREATE TABLE installation (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT');
    database.insert('installation', { name: SECRETS_CHECK, value: checkOf(secrets) });
  },
};
