import type { QueueName } from '@twosides/domain/jobs';
import type { Secrets, Timestamp } from '@twosides/domain/kernel';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import {
  categoryFiguresSchema,
  commentOrderSchema,
  commentSchema,
  conflictSchema,
  countedSchema,
  counterSchema,
  helpfulMarkSchema,
  searchTermsSchema,
  shareSchema,
  todaysFiveSchema,
  updateFollowSchema,
  updateSchema,
  voteSchema,
} from './conflict-schemas.ts';
import type { GateRecord, OperationRecord, PointRecord, ScoreRecord } from './ledger-records.ts';
import { figuresSchema, ledgerSchema } from './ledger-schemas.ts';
import {
  alertPreferencesSchema,
  alertSchema,
  followSchema,
  installationSchema,
  linkedAccountSchema,
  mailboxKeySchema,
  passkeySchema,
  pushSubscriptionSchema,
  registrationSchema,
  relationSchema,
  sessionSchema,
  signInAttemptSchema,
  tokenSchema,
  userAuthSchema,
  userSchema,
} from './member-schemas.ts';
import {
  appealSchema,
  claimSchema,
  exclusionSchema,
  moderatorSchema,
  reportAddressSchema,
  reportSchema,
  rulingSchema,
  transparencySchema,
} from './moderation-schemas.ts';
import { required, schemaOf } from './schema-options.ts';

export type JobRecord = {
  readonly _id: Types.ObjectId;
  readonly key: string;
  readonly queue: QueueName;
  readonly status: 'waiting' | 'done' | 'failed';
  /** Encrypted. Missing after the job has ended. */
  readonly payload?: string;
  readonly runAt: Timestamp;
  readonly dueAt?: Timestamp;
  readonly takenBy?: Types.ObjectId;
  readonly attempts: number;
  readonly unsettled?: number;
  readonly lastError?: string;
};

export type Models = ReturnType<typeof createModels>;

/** The secrets hash ids and encrypt texts before they are stored. */
export type SiteDatabase = Models & { readonly connection: Connection; readonly secrets: Secrets };

const jobSchema = schemaOf<JobRecord>({
  key: required(String),
  queue: required(String),
  status: required(String),
  payload: String,
  runAt: required(Number),
  dueAt: Number,
  takenBy: Schema.Types.ObjectId,
  attempts: required(Number),
  unsettled: Number,
  lastError: String,
});

export const createModels = (connection: Connection) => {
  const model = <Row>(collection: string, schema: Schema<Row>): Model<Row> =>
    connection.model<Row>(collection, schema, collection);
  return {
    installation: model('installation', installationSchema),
    counters: model('counters', counterSchema),
    jobs: model('jobs', jobSchema),

    users: model('users', userSchema),
    userAuth: model('user_auth', userAuthSchema),
    accounts: model('accounts', linkedAccountSchema),
    passkeys: model('passkeys', passkeySchema),
    registrations: model('email_verification_tokens', registrationSchema),
    tokens: {
      'sign-in': model('sign_in_tokens', tokenSchema),
      'reset-password': model('password_reset_tokens', tokenSchema),
      'undo-email-change': model('email_undo_tokens', tokenSchema),
      'change-email': model('email_change_tokens', tokenSchema),
    },
    sessions: model('sessions', sessionSchema),
    signInAttempts: model('sign_in_attempts', signInAttemptSchema),
    mailboxKeys: model('mailbox_keys', mailboxKeySchema),
    follows: model('follows', followSchema),
    relations: model('relations', relationSchema),
    alerts: model('alerts', alertSchema),
    alertPreferences: model('alert_preferences', alertPreferencesSchema),
    pushSubscriptions: model('push_subscriptions', pushSubscriptionSchema),

    conflicts: model('conflicts', conflictSchema),
    searchTerms: model('search_terms', searchTermsSchema),
    todaysFive: model('todays_five', todaysFiveSchema),
    categoryFigures: model('category_figures', categoryFiguresSchema),
    counted: model('counted', countedSchema),
    shares: model('shares', shareSchema),
    votes: model('votes', voteSchema),
    comments: model('comments', commentSchema),
    commentOrders: model('comment_orders', commentOrderSchema),
    helpfulMarks: model('helpful_marks', helpfulMarkSchema),
    updates: model('updates', updateSchema),
    updateFollows: model('update_follows', updateFollowSchema),

    ledger: connection.model<OperationRecord | PointRecord | ScoreRecord | GateRecord>(
      'ledger',
      ledgerSchema,
      'ledger',
    ),
    operations: connection.model<OperationRecord>('operations', ledgerSchema, 'ledger'),
    points: connection.model<PointRecord>('points', ledgerSchema, 'ledger'),
    scores: connection.model<ScoreRecord>('scores', ledgerSchema, 'ledger'),
    gates: connection.model<GateRecord>('gates', ledgerSchema, 'ledger'),
    figures: model('figures', figuresSchema),

    reports: model('reports', reportSchema),
    reportAddresses: model('report_addresses', reportAddressSchema),
    moderators: model('moderators', moderatorSchema),
    caseClaims: model('case_claims', claimSchema),
    rulings: model('rulings', rulingSchema),
    appeals: model('appeals', appealSchema),
    exclusions: model('exclusions', exclusionSchema),
    transparency: model('transparency', transparencySchema),
  };
};
