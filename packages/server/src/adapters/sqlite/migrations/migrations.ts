import { readFileSync } from 'node:fs';
import type { ConflictId, Secrets } from '@twosides/domain/kernel';
import { checkOf, SECRETS_CHECK } from '../../database-checks.ts';
import type { Database } from '../kernel/database.ts';
import { indexConflict } from '../reading/search-index.ts';

type MigrationNeeds = { readonly database: Database; readonly secrets: Secrets };

/** SQL, or a function. Never changes after its release. Its position in `MIGRATIONS` is its schema version. */
export type Migration = string | ((needs: MigrationNeeds) => void);

const sql = (name: string): string => readFileSync(new URL(`./${name}.sql`, import.meta.url), 'utf8');

const baseline: Migration = ({ database, secrets }) => {
  database.execute(sql('001-baseline'));
  database.insert('installation', { name: SECRETS_CHECK, value: checkOf(secrets) });
  database.insert('figures', { id: 1, publishedAt: 0, members: 0 });
};

/** Adds the tags of all conflicts to the search index. A new table is faster than deleting each row. */
const search: Migration = ({ database }) => {
  database.execute(sql('007-search'));
  for (const id of database.list<ConflictId>('SELECT id FROM conflicts')) indexConflict(database, id);
};

export const MIGRATIONS: readonly Migration[] = [
  baseline,
  sql('002-reach'),
  sql('003-passkeys'),
  sql('004-replies'),
  sql('005-bridging'),
  sql('006-decided'),
  search,
  sql('008-followers'),
];
