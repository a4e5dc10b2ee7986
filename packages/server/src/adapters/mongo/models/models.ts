import type { Share } from '@twosides/domain/model';
import type { Connection } from 'mongoose';
import {
  type FollowRecord,
  followSchema,
  type LinkedAccountRecord,
  linkedAccountSchema,
  type PasskeyRecord,
  passkeySchema,
  type RegistrationRecord,
  type RelationRecord,
  registrationSchema,
  relationSchema,
  type SessionRecord,
  type SignInAttemptRecord,
  sessionSchema,
  signInAttemptSchema,
  type TokenRecord,
  tokenSchema,
  type UserAuthRecord,
  type UserRecord,
  userAuthSchema,
  userSchema,
} from './account-schemas.ts';
import { type AlertPreferencesRecord, type AlertRecord, alertPreferencesSchema, alertSchema } from './alert-schemas.ts';
import {
  type CommentOrderRecord,
  type CommentRecord,
  type ConflictRecord,
  type CounterRecord,
  commentOrderSchema,
  commentSchema,
  conflictSchema,
  counterSchema,
  type ReportRecord,
  reportSchema,
  type SearchTermsRecord,
  searchTermsSchema,
  shareSchema,
} from './conflict-schemas.ts';
import {
  type CategoryFiguresRecord,
  type CountedRecord,
  categoryFiguresSchema,
  countedSchema,
} from './figure-schemas.ts';
import { type JobRecord, jobSchema } from './job-schema.ts';
import {
  type GateRecord,
  ledgerSchema,
  type OperationRecord,
  type PointRecord,
  type ScoreRecord,
} from './ledger-schema.ts';
import {
  type AppealRecord,
  appealSchema,
  type ClaimRecord,
  claimSchema,
  type ExclusionRecord,
  exclusionSchema,
  type ModeratorRecord,
  moderatorSchema,
  type ReportAddressRecord,
  type RulingRecord,
  reportAddressSchema,
  rulingSchema,
  type TransparencyRecord,
  transparencySchema,
} from './moderation-schemas.ts';
import { type FiguresRecord, figuresSchema, type HelpfulMarkRecord, helpfulMarkSchema } from './point-schemas.ts';
import { type PushSubscriptionRecord, pushSubscriptionSchema } from './push-schema.ts';
import { type TodaysFiveRecord, todaysFiveSchema } from './todays-five-schema.ts';
import { type UpdateFollowRecord, type UpdateRecord, updateFollowSchema, updateSchema } from './update-schemas.ts';
import { type MailboxKeyRecord, mailboxKeySchema, type VoteRecord, voteSchema } from './vote-schemas.ts';

export type Models = ReturnType<typeof createModels>;

export const createModels = (connection: Connection) => ({
  conflicts: connection.model<ConflictRecord>('Conflict', conflictSchema, 'conflicts'),
  searchTerms: connection.model<SearchTermsRecord>('SearchTerms', searchTermsSchema, 'search_terms'),
  votes: connection.model<VoteRecord>('Vote', voteSchema, 'votes'),
  comments: connection.model<CommentRecord>('Comment', commentSchema, 'comments'),
  commentOrders: connection.model<CommentOrderRecord>('CommentOrder', commentOrderSchema, 'comment_orders'),
  reports: connection.model<ReportRecord>('Report', reportSchema, 'reports'),
  reportAddresses: connection.model<ReportAddressRecord>('ReportAddress', reportAddressSchema, 'report_addresses'),
  moderators: connection.model<ModeratorRecord>('Moderator', moderatorSchema, 'moderators'),
  caseClaims: connection.model<ClaimRecord>('CaseClaim', claimSchema, 'case_claims'),
  rulings: connection.model<RulingRecord>('Ruling', rulingSchema, 'rulings'),
  transparency: connection.model<TransparencyRecord>('Transparency', transparencySchema, 'transparency'),
  appeals: connection.model<AppealRecord>('Appeal', appealSchema, 'appeals'),
  exclusions: connection.model<ExclusionRecord>('Exclusion', exclusionSchema, 'exclusions'),
  shares: connection.model<Share>('Share', shareSchema, 'shares'),
  alerts: connection.model<AlertRecord>('Alert', alertSchema, 'alerts'),
  alertPreferences: connection.model<AlertPreferencesRecord>(
    'AlertPreferences',
    alertPreferencesSchema,
    'alert_preferences',
  ),
  ledger: connection.model<OperationRecord | PointRecord | ScoreRecord | GateRecord>('Ledger', ledgerSchema, 'ledger'),
  operations: connection.model<OperationRecord>('Operation', ledgerSchema, 'ledger'),
  points: connection.model<PointRecord>('Point', ledgerSchema, 'ledger'),
  scores: connection.model<ScoreRecord>('Score', ledgerSchema, 'ledger'),
  gates: connection.model<GateRecord>('Gate', ledgerSchema, 'ledger'),
  figures: connection.model<FiguresRecord>('Figures', figuresSchema, 'figures'),
  helpfulMarks: connection.model<HelpfulMarkRecord>('HelpfulMark', helpfulMarkSchema, 'helpful_marks'),
  pushSubscriptions: connection.model<PushSubscriptionRecord>(
    'PushSubscription',
    pushSubscriptionSchema,
    'push_subscriptions',
  ),
  categoryFigures: connection.model<CategoryFiguresRecord>(
    'CategoryFigures',
    categoryFiguresSchema,
    'category_figures',
  ),
  counted: connection.model<CountedRecord>('Counted', countedSchema, 'counted'),
  counters: connection.model<CounterRecord>('Counter', counterSchema, 'counters'),
  todaysFive: connection.model<TodaysFiveRecord>('TodaysFive', todaysFiveSchema, 'todays_five'),
  updates: connection.model<UpdateRecord>('Update', updateSchema, 'updates'),
  updateFollows: connection.model<UpdateFollowRecord>('UpdateFollow', updateFollowSchema, 'update_follows'),
  mailboxKeys: connection.model<MailboxKeyRecord>('MailboxKey', mailboxKeySchema, 'mailbox_keys'),
  users: connection.model<UserRecord>('User', userSchema, 'users'),
  userAuth: connection.model<UserAuthRecord>('UserAuth', userAuthSchema, 'user_auth'),
  tokens: {
    'sign-in': connection.model<TokenRecord>('SignInToken', tokenSchema, 'sign_in_tokens'),
    'reset-password': connection.model<TokenRecord>('PasswordResetToken', tokenSchema, 'password_reset_tokens'),
    'undo-email-change': connection.model<TokenRecord>('EmailUndoToken', tokenSchema, 'email_undo_tokens'),
    'change-email': connection.model<TokenRecord>('EmailChangeToken', tokenSchema, 'email_change_tokens'),
  },
  registrations: connection.model<RegistrationRecord>(
    'EmailVerificationToken',
    registrationSchema,
    'email_verification_tokens',
  ),
  follows: connection.model<FollowRecord>('Follow', followSchema, 'follows'),
  relations: connection.model<RelationRecord>('Relation', relationSchema, 'relations'),
  accounts: connection.model<LinkedAccountRecord>('Account', linkedAccountSchema, 'accounts'),
  passkeys: connection.model<PasskeyRecord>('Passkey', passkeySchema, 'passkeys'),
  sessions: connection.model<SessionRecord>('Session', sessionSchema, 'sessions'),
  signInAttempts: connection.model<SignInAttemptRecord>('SignInAttempt', signInAttemptSchema, 'sign_in_attempts'),
  jobs: connection.model<JobRecord>('Job', jobSchema, 'jobs'),
});
