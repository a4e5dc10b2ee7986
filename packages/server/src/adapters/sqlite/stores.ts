import type { Secrets } from '@twosides/domain/kernel';
import { rateLimiterInMemory } from '../rate-limiter.ts';
import type { Stores } from '../stores.ts';
import { createAccountStore } from './accounts/account-store.ts';
import { createAlertStore } from './alerts/alert-store.ts';
import { createDigestStore } from './alerts/digest-store.ts';
import { createConflictStore } from './conflicts/conflict-store.ts';
import { createTodaysFiveStore } from './deck/todays-five-store.ts';
import { createCommentStore } from './discussion/comment-store.ts';
import { createEndingStore } from './endings/ending-store.ts';
import { createJobQueue } from './jobs/job-queue.ts';
import { type Database, openDatabase } from './kernel/database.ts';
import { holdLock } from './kernel/in-use.ts';
import { checkSecrets } from './kernel/known-secrets.ts';
import { patiently } from './kernel/patiently.ts';
import { watchFile } from './kernel/watch-file.ts';
import { migrate } from './migrations/migrate.ts';
import { createModerationStore } from './moderation/moderation-store.ts';
import { createReportStore } from './moderation/report-store.ts';
import { createSetAsideStore } from './moderation/set-aside-store.ts';
import { createUnusualVotingStore } from './moderation/unusual-voting-store.ts';
import { createPointsStore } from './points/points-store.ts';
import { createPersonalDataStore } from './privacy/personal-data-store.ts';
import { createProfileStore } from './profile/profile-store.ts';
import { createSilenceStore } from './profile/silence-store.ts';
import { createPushStore } from './push/push-store.ts';
import { createConflictReader } from './reading/conflict-reader.ts';
import { createSearchStore } from './reading/search-store.ts';
import { createStatsStore } from './reading/stats-store.ts';
import { createShareStore } from './sharing/share-store.ts';
import { createSessionStore } from './sign-in/session-store.ts';
import { createSignInAttemptStore } from './sign-in/sign-in-attempt-store.ts';
import { createStatementStore } from './statements/statement-store.ts';
import { createTransparencyStore } from './statements/transparency-store.ts';
import { createVoiceStore } from './voices/voice-store.ts';
import { createOwnVoteStore } from './voting/own-vote-store.ts';
import { createVoteStore } from './voting/vote-store.ts';

type Options = {
  /** How soon a write is on the disk. */
  readonly sync?: 'commit' | 'checkpoint' | undefined;
  /** Whether other secrets than those the database was made with are taken over. */
  readonly acceptsNewSecrets?: boolean;
  /** What a new database begins with instead of nothing, as `serialize()` of Node's gives it. */
  readonly begun?: Uint8Array | undefined;
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

const readied = (
  path: string,
  secrets: Secrets,
  { sync = 'commit', acceptsNewSecrets = false, begun }: Options,
): Database => {
  const database = openDatabase(path, sync, begun);
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
    ownVotes: patiently(createOwnVoteStore(database, secrets)),
    comments: patiently(createCommentStore(database, secrets)),
    reading: patiently(createConflictReader(database, secrets)),
    endings: patiently(createEndingStore(database, secrets)),
    todaysFive: patiently(createTodaysFiveStore(database)),
    personalData: patiently(createPersonalDataStore(database)),
    points: patiently(createPointsStore(database)),
    silences: patiently(createSilenceStore(database)),
    profiles: patiently(createProfileStore(database, secrets)),
    alerts: patiently(createAlertStore(database, secrets)),
    pushSubscriptions: patiently(createPushStore(database)),
    moderation: patiently(createModerationStore(database, secrets)),
    reports: patiently(createReportStore(database, secrets)),
    statements: patiently(createStatementStore(database, secrets)),
    transparency: patiently(createTransparencyStore(database)),
    setAside: patiently(createSetAsideStore(database, secrets)),
    unusualVoting: patiently(createUnusualVotingStore(database)),
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
    notice: null,
    ping: async () => {
      database.first('SELECT count(*) FROM sqlite_schema');
      const damage = foundDamage() ?? database.damage();
      if (damage !== null) throw new Error(damage);
    },
    close: async () => database.close(),
  };
};
