import type { Secrets } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';
import { MIGRATIONS } from './list.ts';
import type { Migration } from './migration.ts';

/** What `PRAGMA user_version` says of a database of the present schema. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/**
 * Brings the database to the present schema. Several processes may try at once: each transaction looks first where the
 * database stands.
 * @param target the schema to stop at; tests make databases of earlier releases by it
 * @param migrations what leads there; tests have lists of their own
 * @throws for a database of a newer schema, which stays as it is
 */
export const migrate = (
  database: Database,
  secrets: Secrets,
  target: number = MIGRATIONS.length,
  migrations: readonly Migration[] = MIGRATIONS,
): void => {
  const needs = { database, secrets };
  /** @returns where it stands, and what has to be done outside of a transaction to get further */
  const advance = () => {
    let version = versionOf(database);
    if (version > migrations.length) throw new Error(tooNew(version, migrations.length));
    for (; version < target; version += 1) {
      const next = migrations[version] as Migration;
      if (typeof next === 'string') database.execute(next);
      else if ('once' in next) next.once(needs);
      else if ('outside' in next) return { version, outside: next.outside };
      else if (next.batch(needs)) return { version, outside: null };
      setVersion(database, version + 1);
    }
    return null;
  };
  for (let next = database.write(advance); next !== null; next = database.write(advance)) {
    const { version, outside } = next;
    if (outside === null) continue;
    outside(database);
    database.write(() => versionOf(database) === version && setVersion(database, version + 1));
  }
};

const versionOf = (database: Database): number =>
  database.first<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;

const setVersion = (database: Database, version: number) => database.execute(`PRAGMA user_version = ${version}`);

const tooNew = (version: number, known: number): string =>
  `The database has schema version ${version}, but this program only knows versions up to ${known}. ` +
  'It was last used by a newer release: start that one, or restore a backup from before the upgrade.';
