import type { IdentityKey, MemberSession, NewPasskey } from '@twosides/domain/model';
import type { SessionData, SignInAttempt } from '@twosides/domain/sign-in';
import { Schema } from 'mongoose';
import type {
  AlertPreferencesRecord,
  AlertRecord,
  FollowRecord,
  LinkedAccountRecord,
  MailboxKeyRecord,
  PasskeyRecord,
  PushSubscriptionRecord,
  RegistrationRecord,
  RelationRecord,
  SessionRecord,
  SignInAttemptRecord,
  TokenRecord,
  UserAuthRecord,
  UserRecord,
} from './member-records.ts';
import { nullable, partOf, required, SCHEMA_OPTIONS, schemaOf } from './schema-options.ts';

export const userSchema = schemaOf<UserRecord>({
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
});

export const userAuthSchema = schemaOf<UserAuthRecord>({
  userId: required(String),
  passwordHash: required(String),
  createdAt: required(Number),
  updatedAt: required(Number),
});

export const tokenSchema = schemaOf<TokenRecord>({
  userId: required(String),
  tokenHash: required(String),
  email: required(String),
  expiresAt: required(Number),
  used: required(Boolean),
  createdAt: required(Number),
  returnTo: nullable(String),
});

const newPasskeyFields = {
  credentialId: required(String),
  publicKey: required(String),
  counter: required(Number),
  transports: { type: [String], required: true },
  aaguid: required(String),
  isSynced: required(Boolean),
  rpId: required(String),
  handle: required(String),
};

export const passkeySchema = schemaOf<PasskeyRecord>({
  _id: required(String),
  memberId: required(String),
  ...newPasskeyFields,
  madeOn: required(Number),
  lastUsedOn: nullable(Number),
});

export const registrationSchema = schemaOf<RegistrationRecord>({
  userId: nullable(String),
  identity: nullable(partOf<IdentityKey>({ provider: required(String), subject: required(String) })),
  tokenHash: required(String),
  email: required(String),
  passwordHash: nullable(String),
  passkey: nullable(partOf<NewPasskey>(newPasskeyFields)),
  browserHash: nullable(String),
  returnTo: nullable(String),
  expiresAt: required(Number),
  used: required(Boolean),
  createdAt: required(Number),
});

export const followSchema = schemaOf<FollowRecord>({
  followerId: required(String),
  followingId: required(String),
  createdAt: required(Number),
});

export const relationSchema = schemaOf<RelationRecord>({
  _id: required(String),
  memberId: required(String),
  otherId: required(String),
  isMuted: required(Boolean),
  isBlocked: required(Boolean),
  at: required(Number),
});

export const linkedAccountSchema = schemaOf<LinkedAccountRecord>({
  userId: required(String),
  provider: required(String),
  providerAccountId: required(String),
  createdAt: required(Number),
});

const sessionDataSchema = partOf<SessionData>({
  registration: new Schema(
    { email: required(String), at: required(Number), browser: required(String), flow: String },
    { _id: false },
  ),
});

const memberSessionSchema = new Schema<MemberSession>(
  {
    id: required(String),
    device: required(String),
    createdAt: required(Number),
    lastSeenAt: required(Number),
    provenAt: required(Number),
    passkeyId: nullable(String),
  },
  { ...SCHEMA_OPTIONS, _id: false, id: false },
);

const signedInSchema = new Schema<NonNullable<SessionRecord['member']>>(
  { id: required(String), session: required(memberSessionSchema) },
  { ...SCHEMA_OPTIONS, _id: false, id: false },
);

export const sessionSchema = schemaOf<SessionRecord>({
  _id: required(String),
  sess: required(sessionDataSchema),
  expire: required(Date),
  member: signedInSchema,
});

const attemptSchema = partOf<SignInAttempt>({
  provider: required(String),
  checks: required(partOf({ state: required(String), nonce: required(String), codeVerifier: required(String) })),
  connectTo: nullable(String),
  returnTo: nullable(String),
  flow: nullable(String),
});

export const signInAttemptSchema = schemaOf<SignInAttemptRecord>({
  _id: required(String),
  attempt: required(attemptSchema),
  expire: required(Date),
});

export const alertSchema = schemaOf<AlertRecord>({
  recipient: required(String),
  topic: required(String),
  subject: required(Schema.Types.Mixed),
  count: required(Number),
  at: required(Number),
  isRead: required(Boolean),
});

export const alertPreferencesSchema = schemaOf<AlertPreferencesRecord>({
  memberId: required(String),
  preferences: required(Schema.Types.Mixed),
  revealsRead: String,
  mails: String,
});

export const pushSubscriptionSchema = schemaOf<PushSubscriptionRecord>({
  _id: required(String),
  memberId: required(String),
  sessionId: required(String),
  endpoint: required(String),
  p256dh: required(String),
  auth: required(String),
  createdAt: required(Number),
  lastSeenAt: required(Number),
  expire: required(Date),
});

export const mailboxKeySchema = schemaOf<MailboxKeyRecord>({
  _id: required(String),
  mailboxKey: required(String),
  endsAt: nullable(Number),
});

export const installationSchema = schemaOf<{ readonly _id: string; readonly value: string }>({
  _id: required(String),
  value: required(String),
});
