import type { MailboxKey, MemberId, Timestamp } from '@twosides/domain/kernel';
import type {
  Alert,
  AlertPreferences,
  Credential,
  LinkedIdentity,
  MailToken,
  Member,
  MemberSession,
  Passkey,
  PendingRegistration,
  PushSubscription,
} from '@twosides/domain/model';
import type { Relation } from '@twosides/domain/profile';
import type { SessionData, SignInAttempt } from '@twosides/domain/sign-in';
import { Schema } from 'mongoose';
import { type Define, nullable, required, SCHEMA_OPTIONS } from './schema-options.ts';

export type UserRecord = Omit<Member, 'id'> & {
  readonly _id: MemberId;
  /** Unique, so that nicknames cannot differ only in case. Missing if the member has no nickname. */
  readonly nicknameKey?: string;
  readonly confusableKey?: string;
  /** Every change of the account increments it, so that concurrent changes cause a write conflict. */
  readonly revision: number;
  readonly mailboxKey?: MailboxKey;
  readonly devices?: readonly string[];
  readonly followersCount?: number;
  readonly followingCount?: number;
  readonly uncounted?: true;
  readonly isCounted?: true;
};

export type PasskeyRecord = Omit<Passkey, 'id'> & { readonly _id: string };

export type SessionRecord = {
  /** A hash of the secret id in the session cookie. `member.session.id` is the public id. */
  readonly _id: string;
  readonly sess: SessionData;
  /** A `Date`, because TTL indexes ignore numbers. */
  readonly expire: Date;
  readonly member?: { readonly id: MemberId; readonly session: MemberSession };
};

type SignInAttemptRecord = { readonly _id: string; readonly attempt: SignInAttempt; readonly expire: Date };

/** `_id` is an HMAC of the mailbox's address. */
type MailboxKeyRecord = {
  readonly _id: string;
  readonly mailboxKey: MailboxKey;
  /** Null while a member has this mailbox. */
  readonly endsAt: Timestamp | null;
};

export type FollowRecord = {
  readonly followerId: MemberId;
  readonly followingId: MemberId;
  readonly createdAt: Timestamp;
};

export type RelationRecord = Relation & {
  readonly _id: string;
  readonly memberId: MemberId;
  readonly otherId: MemberId;
  readonly at: Timestamp;
};

export const relationId = (memberId: MemberId, otherId: MemberId): string => `${memberId} ${otherId}`;

/** `recipient` is the member id, or the author key if the alert is about a pseudonymous item. */
export type AlertRecord = Alert & { readonly recipient: string };

export type AlertPreferencesRecord = {
  readonly memberId: MemberId;
  readonly preferences?: Partial<AlertPreferences>;
  readonly revealsRead?: string;
  readonly mails?: string;
};

export type PushSubscriptionRecord = Omit<PushSubscription, 'id'> & {
  readonly _id: PushSubscription['id'];
  /** When the session ends. A TTL index then deletes the subscription. */
  readonly expire: Date;
};

const sessionDataSchema = new Schema<SessionData>(
  { registration: Schema.Types.Mixed },
  { ...SCHEMA_OPTIONS, _id: false },
);

const tokenFields = {
  memberId: required(String),
  purpose: required(String),
  tokenHash: required(String),
  email: required(String),
  expiresAt: required(Number),
  used: required(Boolean),
  createdAt: required(Number),
  returnTo: nullable(String),
};

export const memberModels = (define: Define) => ({
  users: define<UserRecord>('users', {
    _id: required(String),
    email: required(String),
    firstName: nullable(String),
    lastName: nullable(String),
    profileImageUrl: nullable(String),
    emailVerified: required(Boolean),
    userNickname: nullable(String),
    nicknameKey: String,
    confusableKey: String,
    userPronouns: nullable(String),
    userAvatarId: nullable(String),
    partnerNickname: nullable(String),
    partnerPronouns: nullable(String),
    partnerAvatarId: nullable(String),
    relationshipLabel: nullable(String),
    showsPartner: required(Boolean),
    hasFeed: required(Boolean),
    emailUpdates: required(Boolean),
    onboardingCompleted: required(Boolean),
    bio: nullable(String),
    createdAt: required(Number),
    updatedAt: required(Number),
    sessionEpoch: required(Number),
    revision: required(Number),
    mailboxKey: String,
    devices: { type: [String], default: undefined },
    followersCount: Number,
    followingCount: Number,
    uncounted: Boolean,
    isCounted: Boolean,
  }),
  userAuth: define<Credential>('user_auth', {
    memberId: required(String),
    passwordHash: required(String),
    createdAt: required(Number),
    updatedAt: required(Number),
  }),
  accounts: define<LinkedIdentity>('accounts', {
    memberId: required(String),
    provider: required(String),
    subject: required(String),
    createdAt: required(Number),
  }),
  passkeys: define<PasskeyRecord>('passkeys', {
    _id: required(String),
    memberId: required(String),
    credentialId: required(String),
    publicKey: required(String),
    counter: required(Number),
    transports: { type: [String], required: true },
    aaguid: required(String),
    isSynced: required(Boolean),
    rpId: required(String),
    handle: required(String),
    madeOn: required(Number),
    lastUsedOn: nullable(Number),
  }),
  registrations: define<PendingRegistration>('email_verification_tokens', {
    memberId: nullable(String),
    identity: nullable(Schema.Types.Mixed),
    tokenHash: required(String),
    email: required(String),
    passwordHash: nullable(String),
    passkey: nullable(Schema.Types.Mixed),
    browserHash: nullable(String),
    returnTo: nullable(String),
    expiresAt: required(Number),
    used: required(Boolean),
    createdAt: required(Number),
  }),
  tokens: {
    'sign-in': define<MailToken>('sign_in_tokens', tokenFields),
    'reset-password': define<MailToken>('password_reset_tokens', tokenFields),
    'undo-email-change': define<MailToken>('email_undo_tokens', tokenFields),
    'change-email': define<MailToken>('email_change_tokens', tokenFields),
  },
  follows: define<FollowRecord>('follows', {
    followerId: required(String),
    followingId: required(String),
    createdAt: required(Number),
  }),
  relations: define<RelationRecord>('relations', {
    _id: required(String),
    memberId: required(String),
    otherId: required(String),
    isMuted: required(Boolean),
    isBlocked: required(Boolean),
    at: required(Number),
  }),
  sessions: define<SessionRecord>('sessions', {
    _id: required(String),
    sess: required(sessionDataSchema),
    expire: required(Date),
    member: Schema.Types.Mixed,
  }),
  signInAttempts: define<SignInAttemptRecord>('sign_in_attempts', {
    _id: required(String),
    attempt: required(Schema.Types.Mixed),
    expire: required(Date),
  }),
  alerts: define<AlertRecord>('alerts', {
    recipient: required(String),
    topic: required(String),
    subject: required(Schema.Types.Mixed),
    count: required(Number),
    at: required(Number),
    isRead: required(Boolean),
  }),
  alertPreferences: define<AlertPreferencesRecord>('alert_preferences', {
    memberId: required(String),
    preferences: Schema.Types.Mixed,
    revealsRead: String,
    mails: String,
  }),
  pushSubscriptions: define<PushSubscriptionRecord>('push_subscriptions', {
    _id: required(String),
    memberId: required(String),
    sessionId: required(String),
    endpoint: required(String),
    p256dh: required(String),
    auth: required(String),
    createdAt: required(Number),
    lastSeenAt: required(Number),
    expire: required(Date),
  }),
  mailboxKeys: define<MailboxKeyRecord>('mailbox_keys', {
    _id: required(String),
    mailboxKey: required(String),
    endsAt: nullable(Number),
  }),
  installation: define<{ readonly _id: string; readonly value: string }>('installation', {
    _id: required(String),
    value: required(String),
  }),
});
