import type { Secrets } from '@twosides/domain/kernel';
import { rateLimiterInMemory } from '../rate-limiter.ts';
import type { Stores } from '../stores.ts';
import { createAccountStore } from './account-store.ts';
import { createAlertStore } from './alert-store.ts';
import { createCommentStore } from './comment-store.ts';
import { createConflictReader } from './conflict-reader.ts';
import { createConflictStore } from './conflict-store.ts';
import { type Database, openDatabase } from './database.ts';
import { createDigestStore } from './digest-store.ts';
import { holdLock } from './in-use.ts';
import { createJobQueue } from './job-queue.ts';
import { checkSecrets } from './known-secrets.ts';
import { migrate } from './migrations/migrate.ts';
import { patiently } from './patiently.ts';
import { createPersonalDataStore } from './personal-data-store.ts';
import { createPointsStore } from './points-store.ts';
import { createProfileStore } from './profile-store.ts';
import { createPushStore } from './push-store.ts';
import { createReportStore } from './report-store.ts';
import { createSearchStore } from './search-store.ts';
import { createSessionStore } from './session-store.ts';
import { createShareStore } from './share-store.ts';
import { createSignInAttemptStore } from './sign-in-attempt-store.ts';
import { createStatsStore } from './stats-store.ts';
import { createVoiceStore } from './voice-store.ts';
import { createVoteStore } from './vote-store.ts';
import { watchFile } from './watch-file.ts';

type Options = {
  /** How soon a write is on the disk. */
  readonly sync?: 'commit' | 'checkpoint' | undefined;
  /** Whether other secrets than those the database was made with are taken over. */
  readonly acceptsNewSecrets?: boolean;
};

/**
 * Opens the database and brings it to the present schema. Rejects for one of a newer schema.
 * @param path a file in a folder that exists, or `:memory:`
 * @throws OtherSecrets
 */
export const openSqliteStores = async (path: string, secrets: Secrets, options: Options = {}): Promise<Stores> => {
  if (path === ':memory:') return storesOver(readied(path, secrets, options), secrets);
  const release = holdLock(path, 'shared');
  if (release === null) throw new Error(`The database ${path} is just being restored. Start again when that is done.`);
  try {
    const watch = await watchFile(path);
    const stores = storesOver(readied(path, secrets, options), secrets, watch.damage);
    const close = async () => {
      await watch.stop();
      await stores.close();
      release();
    };
    return { ...stores, close };
  } catch (error) {
    release();
    throw error;
  }
};

const readied = (path: string, secrets: Secrets, { sync = 'commit', acceptsNewSecrets = false }: Options): Database => {
  const database = openDatabase(path, sync);
  try {
    // Before migrations, which write under the secrets; and after, since of two first starts at once one may have other
    // ones.
    checkSecrets(database, secrets, acceptsNewSecrets);
    migrate(database, secrets);
    checkSecrets(database, secrets, false);
    database.waitNoMore();
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
};

/** @param foundDamage what a look through the file has found */
const storesOver = (database: Database, secrets: Secrets, foundDamage: () => string | null = () => null): Stores => {
  return {
    accounts: patiently(createAccountStore(database, secrets)),
    conflicts: patiently(createConflictStore(database, secrets)),
    votes: patiently(createVoteStore(database, secrets)),
    comments: patiently(createCommentStore(database, secrets)),
    reading: patiently(createConflictReader(database, secrets)),
    personalData: patiently(createPersonalDataStore(database)),
    points: patiently(createPointsStore(database)),
    profiles: patiently(createProfileStore(database, secrets)),
    alerts: patiently(createAlertStore(database, secrets)),
    pushSubscriptions: patiently(createPushStore(database)),
    reports: patiently(createReportStore(database, secrets)),
    shares: patiently(createShareStore(database)),
    stats: patiently(createStatsStore(database)),
    voices: patiently(createVoiceStore(database, secrets)),
    digests: patiently(createDigestStore(database, secrets)),
    searches: patiently(createSearchStore(database, secrets)),
    sessions: patiently(createSessionStore(database, secrets)),
    signInAttempts: patiently(createSignInAttemptStore(database)),
    jobs: patiently(createJobQueue(database, secrets)),
    // One machine, one process: what is counted need not outlive it.
    rateLimiter: rateLimiterInMemory(),
    ping: async () => {
      database.first('SELECT count(*) FROM sqlite_schema');
      const damage = foundDamage() ?? database.damage();
      if (damage !== null) throw new Error(damage);
    },
    close: async () => database.close(),
  };
};
