import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Secrets } from '@twosides/domain/kernel';
import { foreignDatabase, newerSchema } from '../../database-checks.ts';
import type { Database } from '../kernel/database.ts';
import { MIGRATIONS, type Migration } from './migrations.ts';

export const SCHEMA_VERSION = MIGRATIONS.length;

/** The ASCII codes of "TWOS", stored as `PRAGMA application_id`. */
export const APPLICATION_ID = 0x54574f53;

/**
 * Reads the version within the write transaction, so several processes may migrate at the same time.
 * @throws for a newer schema, which stays unchanged
 */
export const migrate = (database: Database, secrets: Secrets, migrations: readonly Migration[] = MIGRATIONS): void => {
  const advance = () => {
    const version = versionOf(database);
    if (version > migrations.length) throw new Error(newerSchema(version, migrations.length));
    const migration = migrations[version];
    if (migration === undefined) return;
    if (typeof migration === 'string') database.execute(migration);
    else migration({ database, secrets });
    database.execute(`PRAGMA application_id = ${APPLICATION_ID}; PRAGMA user_version = ${version + 1}`);
  };
  while (versionOf(database) !== migrations.length) database.write(advance);
};

const versionOf = (database: Database): number => database.value<number>('PRAGMA user_version') ?? 0;

/** @throws if the file is another program's database or has a newer schema than this release */
export const checkSchema = (path: string): void => {
  if (!existsSync(path) || statSync(path).size === 0) return;
  const file = new DatabaseSync(path, { readOnly: true });
  try {
    const numberOf = (sql: string) => Number(Object.values(file.prepare(sql).get() ?? {})[0]);
    const version = numberOf('PRAGMA user_version');
    const isOurs = numberOf('PRAGMA application_id') === APPLICATION_ID;
    const isNew = version === 0 && numberOf('SELECT count(*) FROM sqlite_schema') === 0;
    if (!isOurs && !isNew) throw new Error(foreignDatabase(`The data folder ${dirname(path)}`, NEXT));
    if (version > SCHEMA_VERSION) throw new Error(newerSchema(version, SCHEMA_VERSION));
  } finally {
    file.close();
  }
};

const NEXT = 'move the folder away or set DATA_DIR to another one';
