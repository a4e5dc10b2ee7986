import { chmodSync, closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { APPLICATION_ID, SCHEMA_VERSION } from '../migrations/migrate.ts';
import { damageOf, isDamage } from './damage.ts';

/** A backup has this additional table, which contains the server's secrets. */
const TABLE = 'twosides_back_up';

/** Pages per step. Copies all pages in one step, because a write between two steps would restart the copy. */
const AT_ONCE = 2 ** 31 - 1;

/**
 * Works even while other processes write. Replaces an earlier backup only after the new one is complete and checked.
 * @throws if the database is damaged, or if `file` exists but is not a backup
 */
export const writeBackUp = async (database: string, secrets: string, file: string): Promise<void> => {
  if (existsSync(file)) readBackUp(file, 'was not replaced');
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    closeSync(openSync(part, 'wx', 0o600));
    const source = new DatabaseSync(database, { readOnly: true, timeout: 5_000 });
    try {
      await backup(source, part, { rate: AT_ONCE });
    } finally {
      source.close();
    }
    const copy = new DatabaseSync(part);
    // Without WAL mode, the backup is a single file that can be read from read-only media.
    copy.exec(`PRAGMA journal_mode = DELETE; CREATE TABLE ${TABLE} (secrets TEXT NOT NULL) STRICT`);
    copy.prepare(`INSERT INTO ${TABLE} VALUES (?)`).run(secrets);
    copy.close();
    const damage = damageOf(part);
    if (damage !== null) throw new Error(`The database ${database} is damaged (${damage}), so no backup was made.`);
    moveDurably(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw isDamage(error)
      ? new Error(`The database ${database} is damaged (${error.message}), so no backup was made.`)
      : error;
  }
};

/**
 * Returns the backup's secrets. `purpose` ends the error message for a file that is not a backup.
 * @throws if the file is not a backup, is damaged, or is from a newer release
 */
export const readBackUp = (file: string, purpose = 'cannot be restored'): string => {
  if (!existsSync(file)) throw new Error(`${file} does not exist.`);
  const none = `${file} is not a backup made by npm run backup, so it ${purpose}.`;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const isOne = database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(TABLE) !== undefined;
      if (!isOne) throw new Error(none);
      if (database.prepare('PRAGMA application_id').get()?.application_id !== APPLICATION_ID)
        throw new Error(`${file} was made before the first release, and this version cannot read it.`);
      const version = Number(database.prepare('PRAGMA user_version').get()?.user_version);
      if (version > SCHEMA_VERSION)
        throw new Error(
          `${file} is from a newer release (it has schema ${version}, and this release only knows ${SCHEMA_VERSION}).`,
        );
      const damage = damageOf(file);
      if (damage !== null) throw new Error(`${file} is damaged: ${damage}`);
      return String(database.prepare(`SELECT secrets FROM ${TABLE}`).get()?.secrets);
    } finally {
      database.close();
    }
  } catch (error) {
    if (!isDamage(error)) throw error;
    throw new Error((error as Error & { errcode?: number }).errcode === NO_DATABASE ? none : `${file} is damaged.`);
  }
};

const NO_DATABASE = 26;

/**
 * Copies the database, without the secrets, next to its destination. The returned function moves the copy into place.
 * @throws if the copy is damaged
 */
export const prepareRestore = (file: string, database: string): (() => void) => {
  const part = `${database}.part`;
  copyFileSync(file, part);
  chmodSync(part, 0o600);
  const copy = new DatabaseSync(part);
  // With `secure_delete`, SQLite overwrites the deleted secrets in the file.
  copy.exec(`PRAGMA secure_delete = ON; DROP TABLE ${TABLE}`);
  copy.close();
  const damage = damageOf(part);
  if (damage === null) return () => moveDurably(part, database);
  rmSync(part);
  throw new Error(`${file} could not be copied completely: ${damage}`);
};

const moveDurably = (from: string, to: string) => {
  sync(from);
  renameSync(from, to);
  sync(dirname(to));
};

const sync = (path: string) => {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
};
