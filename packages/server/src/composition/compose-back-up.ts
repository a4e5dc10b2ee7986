import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { OtherSecrets } from '../adapters/database-checks.ts';
import { createSecrets } from '../adapters/secrets/secrets.ts';
import { prepareRestore, readBackUp, writeBackUp } from '../adapters/sqlite/kernel/back-up-file.ts';
import { openDatabase } from '../adapters/sqlite/kernel/database.ts';
import { holdLock } from '../adapters/sqlite/kernel/in-use.ts';
import { checkSecrets } from '../adapters/sqlite/kernel/known-secrets.ts';
import { type Env, readConfig, readSettings } from './config.ts';
import { ConfigError, filesIn, KEPT, secretsChanged } from './config-secrets.ts';

const Along = v.pipe(v.string(), v.parseJson(), v.object(KEPT));

export const backUp = async (env: Env, file: string): Promise<void> => {
  const { DATA_DIR, MONGODB_URL } = readSettings(env);
  if (MONGODB_URL !== undefined) throw new Error(BACK_UP_OF_MONGODB);
  const { database } = filesIn(DATA_DIR);
  if (!existsSync(database)) throw new Error(`There is no database at ${database}.`);
  const { sessionKeys, hashSecret, hashSecretOrigin, vapid: pair } = readConfig(env);
  const vapid = { publicKey: pair.publicKey, privateKey: pair.privateKey };
  await writeBackUp(database, JSON.stringify({ secrets: { sessionKeys, hashSecret }, vapid }), file);
  const copied = openDatabase(file);
  try {
    checkSecrets(copied, createSecrets(hashSecret), false);
  } catch (error) {
    throw error instanceof OtherSecrets ? new ConfigError(secretsChanged(hashSecretOrigin.name)) : error;
  } finally {
    copied.close();
  }
};

/**
 * Checks a backup and restores it into `DATA_DIR`. `force` moves existing files aside.
 * @returns the folder with the moved files; null if there were none
 */
export const restore = (env: Env, file: string, force: boolean): string | null => {
  const settings = readSettings(env);
  if (settings.MONGODB_URL !== undefined) throw new Error(RESTORE_TO_MONGODB);
  const along = v.safeParse(Along, readBackUp(file));
  if (!along.success) throw new Error(`${file} is damaged: its secrets cannot be read.`);
  const { secrets, vapid } = along.output;
  if ((settings.HASH_SECRET ?? secrets.hashSecret) !== secrets.hashSecret) throw new Error(OTHER_HASH_SECRET);

  const files = filesIn(settings.DATA_DIR);
  mkdirSync(settings.DATA_DIR, { recursive: true, mode: 0o700 });
  const release = holdLock(files.database, 'alone');
  if (release === null) throw new Error(`The server is running and uses ${settings.DATA_DIR}. Stop it first.`);
  try {
    const present = [
      files.database,
      `${files.database}-wal`,
      `${files.database}-shm`,
      files.secrets,
      files.vapid,
    ].filter((path) => existsSync(path));
    if (present.length > 0 && !force)
      throw new Error(
        `${settings.DATA_DIR} already contains data. Add --force to move that data aside and restore the backup.`,
      );
    const putInPlace = prepareRestore(file, files.database);
    const aside = present.length === 0 ? null : putAside(present, settings.DATA_DIR);
    // The database is restored before the secrets. If the restore is interrupted, the server refuses to start, because
    // the database has no secrets.
    putInPlace();
    const isSet = { secrets: settings.SESSION_KEYS && settings.HASH_SECRET, vapid: settings.VAPID_PRIVATE_KEY };
    if (!isSet.vapid) keep(files.vapid, vapid);
    if (!isSet.secrets) keep(files.secrets, secrets);
    return aside;
  } finally {
    release();
  }
};

const putAside = (paths: readonly string[], dataDir: string): string => {
  const folder = join(dataDir, `before-restore-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`);
  mkdirSync(folder, { mode: 0o700 });
  for (const path of paths) renameSync(path, join(folder, basename(path)));
  return folder;
};

const keep = (file: string, content: object) =>
  writeFileSync(file, JSON.stringify(content, null, 2), { mode: 0o600, flag: 'wx', flush: true });

const BACK_UP_OF_MONGODB = `MONGODB_URL is set. Back up MongoDB with its own tools:

  mongodump --uri "$MONGODB_URL" --oplog --archive=backup.archive

Keep the secrets with the backup: SESSION_KEYS, HASH_SECRET and the VAPID_ pair, or secrets.json and vapid.json in DATA_DIR.`;

const RESTORE_TO_MONGODB = `MONGODB_URL is set. Stop the server, then restore MongoDB with its own tools:

  mongorestore --uri "$MONGODB_URL" --drop --oplogReplay --archive=backup.archive

The secrets must be the ones from when the backup was made: SESSION_KEYS, HASH_SECRET and the VAPID_ pair, or secrets.json and vapid.json in DATA_DIR.`;

const OTHER_HASH_SECRET =
  'HASH_SECRET is not the one in this backup. With a different one, everybody could vote again. Unset it and restore again: ' +
  'the secrets from the backup are then written to secrets.json and vapid.json in DATA_DIR.';
