import { rateLimiterInMemory } from '../rate-limiter.ts';
import type { Stores } from '../stores.ts';
import { createAccountStore } from './account-store.ts';
import { createAlertStore } from './alert-store.ts';
import { createConflictStore } from './conflict-store.ts';
import { openDatabase } from './database.ts';
import { createDigestStore } from './digest-store.ts';
import { createJobQueue } from './job-queue.ts';
import { migrate } from './migrations.ts';
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

/**
 * Opens the database and brings it to the present schema. Rejects for one of a newer schema.
 * @param path a file in a folder that exists, or `:memory:`
 */
export const openSqliteStores = async (path: string): Promise<Stores> => {
  const database = openDatabase(path);
  try {
    migrate(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    accounts: createAccountStore(database),
    conflicts: createConflictStore(database),
    personalData: createPersonalDataStore(database),
    points: createPointsStore(database),
    profiles: createProfileStore(database),
    alerts: createAlertStore(database),
    pushSubscriptions: createPushStore(database),
    reports: createReportStore(database),
    shares: createShareStore(database),
    stats: createStatsStore(database),
    digests: createDigestStore(database),
    searches: createSearchStore(database),
    sessions: createSessionStore(database),
    signInAttempts: createSignInAttemptStore(database),
    jobs: createJobQueue(database),
    // One machine, one process: what is counted need not outlive it.
    rateLimiter: rateLimiterInMemory(),
    ping: async () => {
      database.first('SELECT 1');
    },
    close: async () => database.close(),
  };
};
