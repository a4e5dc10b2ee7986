import type { Secrets } from '@twosides/domain/kernel';
import { rateLimiterInMemory } from '../rate-limiter.ts';
import type { Stores } from '../stores.ts';
import { createAccountStore } from './accounts/account-store.ts';
import { createAlertStore } from './alerts/alert-store.ts';
import { createDigestStore } from './alerts/digest-store.ts';
import { createConflictStore } from './conflicts/conflict-store.ts';
import { createTodaysFiveStore } from './deck/todays-five-store.ts';
import { createCommentStore } from './discussion/comment-store.ts';
import { createJobQueue } from './jobs/job-queue.ts';
import { checkpointsBeside } from './kernel/checkpoints.ts';
import { type Database, openDatabase, type SiteDatabase } from './kernel/database.ts';
import { holdLock } from './kernel/in-use.ts';
import { type Journal, openJournal } from './kernel/journal.ts';
import { checkSecrets } from './kernel/known-secrets.ts';
import { aroundCalls, retryWhileBusy } from './kernel/retry-while-busy.ts';
import { watchFile } from './kernel/watch-file.ts';
import { createMailboxKeyStore } from './mailbox-keys/mailbox-key-store.ts';
import { checkSchema, migrate } from './migrations/migrate.ts';
import { createExclusionStore } from './moderation/exclusion-store.ts';
import { createModerationStore } from './moderation/moderation-store.ts';
import { createReportStore } from './moderation/report-store.ts';
import { createUnusualVotingStore } from './moderation/unusual-voting-store.ts';
import { createPointsStore } from './points/points-store.ts';
import { createPersonalDataStore } from './privacy/personal-data-store.ts';
import { createProfileStore } from './profile/profile-store.ts';
import { createRelationStore } from './profile/relation-store.ts';
import { createPushStore } from './push/push-store.ts';
import { createConflictReader } from './reading/conflict-reader.ts';
import { createSearchStore } from './reading/search-store.ts';
import { createStatsStore } from './reading/stats-store.ts';
import { createShareStore } from './sharing/share-store.ts';
import { createSessionStore, createSignInAttemptStore } from './sign-in/session-store.ts';
import { createStatementStore } from './statements/statement-store.ts';
import { createTransparencyStore } from './statements/transparency-store.ts';
import { createUpdateStore } from './updates/update-store.ts';
import { createOwnVoteStore } from './voting/own-vote-store.ts';
import { createVoteStore } from './voting/vote-store.ts';

type Options = {
  /** With `checkpoint`, a power failure may lose writes whose calls have already resolved. */
  readonly sync?: 'commit' | 'checkpoint' | undefined;
  readonly acceptsNewSecrets?: boolean;
  readonly template?: Uint8Array | undefined;
};

/**
 * @param path a file in an existing folder, or `:memory:`
 * @throws if the schema is newer or the database belongs to another program; leaves the file unchanged
 * @throws OtherSecrets if the database was made with other secrets
 */
export const openSqliteStores = async (path: string, secrets: Secrets, options: Options = {}): Promise<Stores> => {
  if (path === ':memory:') return storesOver(readied(path, secrets, options));
  const release = holdLock(path, 'shared');
  if (release === null)
    throw new Error(`The database ${path} is being restored right now. Start again when that’s done.`);
  try {
    const watch = await watchFile(path);
    const database = readied(path, secrets, options);
    const journal = options.sync === 'checkpoint' ? null : await storedJournal(path, database);
    const stores = storesOver(database, journal, watch.damage);
    const close = async () => {
      await watch.stop();
      await journal?.close();
      await stores.close();
      release();
    };
    return { ...stores, close };
  } catch (error) {
    release();
    throw error;
  }
};

const storedJournal = async (path: string, database: Database): Promise<Journal> => {
  const journal = await openJournal(path);
  const checkpoints = checkpointsBeside(path, database);
  return {
    ...journal,
    synchronise: async () => {
      await journal.synchronise();
      checkpoints.note();
    },
    close: async () => {
      await checkpoints.stop();
      await journal.close();
    },
  };
};

const readied = (path: string, secrets: Secrets, { acceptsNewSecrets = false, template }: Options): SiteDatabase => {
  // `checkSchema` refuses another program's database, so it runs before the first write.
  checkSchema(path);
  const database = openDatabase(path, template);
  try {
    // The secrets are checked again after migrating, because another process with other secrets may have started on the
    // same new file.
    checkSecrets(database, secrets, acceptsNewSecrets);
    migrate(database, secrets);
    checkSecrets(database, secrets, false);
    database.execute('PRAGMA busy_timeout = 0');
    return { ...database, secrets, jobListeners: new Set() };
  } catch (error) {
    database.close();
    throw error;
  }
};

const storesOver = (
  database: SiteDatabase,
  journal: Journal | null = null,
  foundDamage: () => string | null = () => null,
): Stores => {
  const guarded = <Store extends object>(store: Store): Store =>
    retryWhileBusy(journal ? durably(store, database, journal) : store);
  return {
    accounts: guarded(createAccountStore(database)),
    conflicts: guarded(createConflictStore(database)),
    votes: guarded(createVoteStore(database)),
    ownVotes: guarded(createOwnVoteStore(database)),
    comments: guarded(createCommentStore(database)),
    reading: guarded(createConflictReader(database)),
    updates: guarded(createUpdateStore(database)),
    todaysFive: guarded(createTodaysFiveStore(database)),
    personalData: guarded(createPersonalDataStore(database)),
    points: guarded(createPointsStore(database)),
    relations: guarded(createRelationStore(database)),
    profiles: guarded(createProfileStore(database)),
    alerts: guarded(createAlertStore(database)),
    pushSubscriptions: guarded(createPushStore(database)),
    moderation: guarded(createModerationStore(database)),
    reports: guarded(createReportStore(database)),
    statements: guarded(createStatementStore(database)),
    transparency: guarded(createTransparencyStore(database)),
    excluded: guarded(createExclusionStore(database)),
    unusualVoting: guarded(createUnusualVotingStore(database)),
    shares: guarded(createShareStore(database)),
    stats: guarded(createStatsStore(database)),
    mailboxKeys: guarded(createMailboxKeyStore(database)),
    digests: guarded(createDigestStore(database)),
    searches: guarded(createSearchStore(database)),
    sessions: guarded(createSessionStore(database)),
    signInAttempts: guarded(createSignInAttemptStore(database)),
    jobs: guarded(createJobQueue(database)),
    rateLimiter: rateLimiterInMemory(),
    onJob: (listener) => void database.jobListeners.add(listener),
    notice: null,
    ping: async () => {
      database.first('SELECT count(*) FROM sqlite_schema');
      const damage = foundDamage() ?? database.damage() ?? journal?.failure() ?? null;
      if (damage !== null) throw new Error(damage);
    },
    close: async () => database.close(),
  };
};

/** A call that writes resolves only once its commit is on disk. Calls that only read do not wait. */
export const durably = <Store extends object>(
  store: Store,
  database: Pick<Database, 'writes'>,
  journal: Pick<Journal, 'synchronise'>,
): Store =>
  aroundCalls(store, async (call) => {
    const before = database.writes();
    const result = await call();
    if (database.writes() > before) await journal.synchronise();
    return result;
  });
