import type { Secrets } from '@twosides/domain/kernel';
import type { Connection } from 'mongoose';
import type { OnJob, Stores } from '../stores.ts';
import { createAccountStore } from './accounts/account-store.ts';
import { createAlertStore } from './alerts/alert-store.ts';
import { createDigestStore } from './alerts/digest-store.ts';
import { createConflictStore } from './conflicts/conflict-store.ts';
import { createTodaysFiveStore } from './deck/todays-five-store.ts';
import { createCommentStore } from './discussion/comment-store.ts';
import { createJobQueue } from './jobs/job-queue.ts';
import { connect } from './kernel/connection.ts';
import { checkSecrets } from './kernel/known-secrets.ts';
import { createRateLimiter } from './kernel/rate-limiter.ts';
import { createMailboxKeyStore } from './mailbox-keys/mailbox-key-store.ts';
import { CLUSTERED } from './migrations/001-baseline.ts';
import { migrate, recognizedVersion } from './migrations/migrate.ts';
import { createModels } from './models/models.ts';
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
import { createConflictChanges } from './voting/conflict-changes.ts';
import { createOwnVoteStore } from './voting/own-vote-store.ts';
import { createVoteStore } from './voting/vote-store.ts';

/**
 * @param url `mongodb://…/name?replicaSet=…`
 * @throws for a newer schema or another program's database; leaves both unchanged
 * @throws OtherSecrets if the database was made with other secrets
 */
export const openMongoStores = async (url: string, secrets: Secrets, acceptsNewSecrets = false): Promise<Stores> => {
  const connection = await connect(url);
  try {
    await recognizedVersion(connection);
    await checkSecrets(connection, secrets, acceptsNewSecrets);
    const stores = await storesOver(connection, secrets);
    // Checked again after the migrations, because two processes with different secrets may start on an empty database.
    await checkSecrets(connection, secrets, false);
    return stores;
  } catch (error) {
    await connection.close();
    throw error;
  }
};

export const storesOver = async (connection: Connection, secrets: Secrets): Promise<Stores> => {
  await migrate(connection, secrets);
  const database = { ...createModels(connection), connection, secrets, jobListeners: new Set<OnJob>() };
  const { castVote, addComment, idle } = createConflictChanges(database);
  return {
    accounts: createAccountStore(database),
    conflicts: createConflictStore(database),
    votes: { castVote, ...createVoteStore(database) },
    ownVotes: createOwnVoteStore(database),
    comments: { ...createCommentStore(database), addComment },
    reading: createConflictReader(database),
    updates: createUpdateStore(database),
    todaysFive: createTodaysFiveStore(database),
    personalData: createPersonalDataStore(database),
    relations: createRelationStore(database),
    profiles: createProfileStore(database),
    alerts: createAlertStore(database),
    points: createPointsStore(database),
    pushSubscriptions: createPushStore(database),
    moderation: createModerationStore(database),
    reports: createReportStore(database),
    statements: createStatementStore(database),
    transparency: createTransparencyStore(database),
    excluded: createExclusionStore(database),
    unusualVoting: createUnusualVotingStore(database),
    shares: createShareStore(database),
    stats: createStatsStore(database),
    mailboxKeys: createMailboxKeyStore(database),
    digests: createDigestStore(database),
    searches: createSearchStore(database),
    sessions: createSessionStore(database),
    signInAttempts: createSignInAttemptStore(database),
    jobs: createJobQueue(database),
    rateLimiter: createRateLimiter(connection),
    onJob: (listener) => void database.jobListeners.add(listener),
    notice: clusteringNotice(await findUnclustered(connection)),
    ping: async () => {
      await connection.db?.command({ ping: 1 }, { timeoutMS: 1_800 });
    },
    close: async () => {
      await idle();
      await connection.close();
    },
  };
};

export const findUnclustered = async ({ db }: Connection): Promise<readonly string[]> => {
  const found = await db?.listCollections({ name: { $in: CLUSTERED } }, { nameOnly: false }).toArray();
  const plain = found?.filter((collection) => !('options' in collection && collection.options?.clusteredIndex));
  return plain?.map(({ name }) => name).toSorted() ?? [];
};

export const clusteringNotice = (unclustered: readonly string[]): string | null =>
  unclustered.length === 0
    ? null
    : `This database does not sort ${unclustered.join(', ')} by id, as MongoDB does. In a copy of it, their order could reveal who voted for which side. Run the site on MongoDB 5.3 or later, or on SQLite.`;
