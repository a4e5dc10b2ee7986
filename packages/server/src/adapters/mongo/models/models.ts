import type { Connection, Model, Schema } from 'mongoose';
import {
  followSchema,
  linkedAccountSchema,
  passkeySchema,
  registrationSchema,
  relationSchema,
  sessionSchema,
  signInAttemptSchema,
  tokenSchema,
  userAuthSchema,
  userSchema,
} from './account-schemas.ts';
import { alertPreferencesSchema, alertSchema } from './alert-schemas.ts';
import {
  commentOrderSchema,
  commentSchema,
  conflictSchema,
  counterSchema,
  reportSchema,
  searchTermsSchema,
  shareSchema,
  todaysFiveSchema,
} from './conflict-schemas.ts';
import { categoryFiguresSchema, countedSchema } from './figure-schemas.ts';
import { jobSchema } from './job-schema.ts';
import {
  type GateRecord,
  ledgerSchema,
  type OperationRecord,
  type PointRecord,
  type ScoreRecord,
} from './ledger-schema.ts';
import {
  appealSchema,
  claimSchema,
  exclusionSchema,
  moderatorSchema,
  reportAddressSchema,
  rulingSchema,
  transparencySchema,
} from './moderation-schemas.ts';
import { figuresSchema, helpfulMarkSchema } from './point-schemas.ts';
import { installationSchema, pushSubscriptionSchema } from './push-schema.ts';
import { updateFollowSchema, updateSchema } from './update-schemas.ts';
import { mailboxKeySchema, voteSchema } from './vote-schemas.ts';

export type Models = ReturnType<typeof createModels>;

export const createModels = (connection: Connection) => {
  const model = <Row>(name: string, schema: Schema<Row>, collection: string): Model<Row> =>
    connection.model<Row>(name, schema, collection);
  return {
    conflicts: model('Conflict', conflictSchema, 'conflicts'),
    searchTerms: model('SearchTerms', searchTermsSchema, 'search_terms'),
    votes: model('Vote', voteSchema, 'votes'),
    comments: model('Comment', commentSchema, 'comments'),
    commentOrders: model('CommentOrder', commentOrderSchema, 'comment_orders'),
    reports: model('Report', reportSchema, 'reports'),
    reportAddresses: model('ReportAddress', reportAddressSchema, 'report_addresses'),
    moderators: model('Moderator', moderatorSchema, 'moderators'),
    caseClaims: model('CaseClaim', claimSchema, 'case_claims'),
    rulings: model('Ruling', rulingSchema, 'rulings'),
    transparency: model('Transparency', transparencySchema, 'transparency'),
    appeals: model('Appeal', appealSchema, 'appeals'),
    exclusions: model('Exclusion', exclusionSchema, 'exclusions'),
    shares: model('Share', shareSchema, 'shares'),
    alerts: model('Alert', alertSchema, 'alerts'),
    alertPreferences: model('AlertPreferences', alertPreferencesSchema, 'alert_preferences'),
    ledger: connection.model<OperationRecord | PointRecord | ScoreRecord | GateRecord>(
      'Ledger',
      ledgerSchema,
      'ledger',
    ),
    operations: connection.model<OperationRecord>('Operation', ledgerSchema, 'ledger'),
    points: connection.model<PointRecord>('Point', ledgerSchema, 'ledger'),
    scores: connection.model<ScoreRecord>('Score', ledgerSchema, 'ledger'),
    gates: connection.model<GateRecord>('Gate', ledgerSchema, 'ledger'),
    figures: model('Figures', figuresSchema, 'figures'),
    helpfulMarks: model('HelpfulMark', helpfulMarkSchema, 'helpful_marks'),
    installation: model('Installation', installationSchema, 'installation'),
    pushSubscriptions: model('PushSubscription', pushSubscriptionSchema, 'push_subscriptions'),
    categoryFigures: model('CategoryFigures', categoryFiguresSchema, 'category_figures'),
    counted: model('Counted', countedSchema, 'counted'),
    counters: model('Counter', counterSchema, 'counters'),
    todaysFive: model('TodaysFive', todaysFiveSchema, 'todays_five'),
    updates: model('Update', updateSchema, 'updates'),
    updateFollows: model('UpdateFollow', updateFollowSchema, 'update_follows'),
    mailboxKeys: model('MailboxKey', mailboxKeySchema, 'mailbox_keys'),
    users: model('User', userSchema, 'users'),
    userAuth: model('UserAuth', userAuthSchema, 'user_auth'),
    tokens: {
      'sign-in': model('SignInToken', tokenSchema, 'sign_in_tokens'),
      'reset-password': model('PasswordResetToken', tokenSchema, 'password_reset_tokens'),
      'undo-email-change': model('EmailUndoToken', tokenSchema, 'email_undo_tokens'),
      'change-email': model('EmailChangeToken', tokenSchema, 'email_change_tokens'),
    },
    registrations: model('EmailVerificationToken', registrationSchema, 'email_verification_tokens'),
    follows: model('Follow', followSchema, 'follows'),
    relations: model('Relation', relationSchema, 'relations'),
    accounts: model('Account', linkedAccountSchema, 'accounts'),
    passkeys: model('Passkey', passkeySchema, 'passkeys'),
    sessions: model('Session', sessionSchema, 'sessions'),
    signInAttempts: model('SignInAttempt', signInAttemptSchema, 'sign_in_attempts'),
    jobs: model('Job', jobSchema, 'jobs'),
  };
};
