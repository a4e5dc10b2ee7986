import type { MailboxKey, MemberId, Timestamp } from '@twosides/domain/kernel';
import type {
  IdentityKey,
  MailToken,
  Member,
  MemberSession,
  NewPasskey,
  Passkey,
  PendingRegistration,
  ProviderName,
} from '@twosides/domain/model';
import type { Relation } from '@twosides/domain/profile';
import type { SessionData, SignInAttempt } from '@twosides/domain/sign-in';
import { Schema } from 'mongoose';
import { nullable, partOf, required, SCHEMA_OPTIONS, schemaOf } from './schema-options.ts';

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

export type UserAuthRecord = {
  readonly userId: MemberId;
  readonly passwordHash: string;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
};

export type TokenRecord = Omit<MailToken, 'memberId' | 'purpose'> & { readonly userId: MemberId };

export type RegistrationRecord = Omit<PendingRegistration, 'memberId'> & { readonly userId: MemberId | null };

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

export type LinkedAccountRecord = {
  readonly userId: MemberId;
  readonly provider: ProviderName;
  readonly providerAccountId: string;
  readonly createdAt: Timestamp;
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

export type SignInAttemptRecord = { readonly _id: string; readonly attempt: SignInAttempt; readonly expire: Date };

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
