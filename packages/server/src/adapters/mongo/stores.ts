import type { Secrets } from '@twosides/domain/kernel';
import type { Connection } from 'mongoose';
import type { Stores } from '../stores.ts';
import { createAccountStore } from './account-store.ts';
import { createAlertStore } from './alert-store.ts';
import { createConflictChanges } from './conflict-changes.ts';
import { createConflictReader } from './conflict-reads.ts';
import { createConflictStore } from './conflict-store.ts';
import { connect } from './connection.ts';
import { createDeleteComment } from './delete-comment.ts';
import { createDigestStore } from './digest-store.ts';
import { createJobQueue } from './job-queue.ts';
import { checkSecrets } from './known-secrets.ts';
import { createMarkHelpful } from './mark-helpful.ts';
import { migrate } from './migrations/migrate.ts';
import { createModels } from './models/models.ts';
import { createPersonalDataStore } from './personal-data-store.ts';
import { createPointsStore } from './points-store.ts';
import { createProfileStore } from './profile-store.ts';
import { createPushStore } from './push-store.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { createReadComment } from './read-comment.ts';
import { createReportStore } from './report-store.ts';
import { createSearchStore } from './search-store.ts';
import { createSessionStore } from './session-store.ts';
import { createShareStore } from './share-store.ts';
import { createSignInAttemptStore } from './sign-in-attempt-store.ts';
import { createStatsStore } from './stats-store.ts';
import { createSweepToday } from './sweep-today.ts';
import { createVoiceStore } from './voice-store.ts';

/**
 * Opens the database of a replica set and brings it to the present schema. Rejects for one of a newer schema.
 * @param url `mongodb://…/name?replicaSet=…`
 * @throws OtherSecrets
 */
export const openMongoStores = async (url: string, secrets: Secrets, acceptsNewSecrets = false): Promise<Stores> => {
  const connection = await connect(url);
  try {
    // Before migrations, which write under the secrets; and after, since of two first starts at once one may have other
    // ones.
    await checkSecrets(connection, secrets, acceptsNewSecrets);
    const stores = await storesOver(connection, secrets);
    await checkSecrets(connection, secrets, false);
    return stores;
  } catch (error) {
    await connection.close();
    throw error;
  }
};

/** The stores over a connection that is open; closing them closes it. */
export const storesOver = async (connection: Connection, secrets: Secrets): Promise<Stores> => {
  await migrate(connection, secrets);
  const models = createModels(connection);
  const { castVote, addComment, idle } = createConflictChanges(connection, models, secrets);
  return {
    accounts: createAccountStore(connection, models, secrets),
    conflicts: createConflictStore(connection, models, secrets),
    votes: { castVote, sweepToday: createSweepToday(connection, models) },
    comments: {
      readComment: createReadComment(models, secrets),
      addComment,
      deleteComment: createDeleteComment(connection, models, secrets),
      markHelpful: createMarkHelpful(connection, models, secrets),
    },
    reading: createConflictReader(models, secrets),
    personalData: createPersonalDataStore(models),
    profiles: createProfileStore(connection, models, secrets),
    alerts: createAlertStore(connection, models, secrets),
    points: createPointsStore(connection, models),
    pushSubscriptions: createPushStore(connection, models),
    reports: createReportStore(connection, models, secrets),
    shares: createShareStore(models),
    stats: createStatsStore(models),
    voices: createVoiceStore(connection, models, secrets),
    digests: createDigestStore(models, secrets),
    searches: createSearchStore(models, secrets),
    sessions: createSessionStore(connection, models, secrets),
    signInAttempts: createSignInAttemptStore(models),
    jobs: createJobQueue(connection, models, secrets),
    rateLimiter: createRateLimiter(connection),
    ping: () => ping(connection),
    close: async () => {
      await idle();
      await connection.close();
    },
  };
};

const PING_PATIENCE = 1_800;

const ping = async (connection: Connection): Promise<void> => {
  const patience = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => patience.reject(new Error(`MongoDB has not answered within ${PING_PATIENCE} ms.`)),
    PING_PATIENCE,
  );
  try {
    await Promise.race([connection.db?.command({ ping: 1 }), patience.promise]);
  } finally {
    clearTimeout(timer);
  }
};
