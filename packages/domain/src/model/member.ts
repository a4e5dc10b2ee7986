import { type MemberId, MINUTE, type Timestamp } from '../kernel/index.ts';
import type { NewPasskey } from './passkey.ts';
import type { Pronouns, RelationshipLabel } from './pronouns.ts';

export type Member = {
  readonly id: MemberId;
  /** Lower-cased and trimmed; unique. */
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  readonly emailVerified: boolean;
  readonly userNickname: string | null;
  readonly userPronouns: Pronouns | null;
  readonly userAvatarId: string | null;
  readonly partnerNickname: string | null;
  readonly partnerPronouns: Pronouns | null;
  readonly partnerAvatarId: string | null;
  readonly relationshipLabel: RelationshipLabel | null;
  readonly showsPartner: boolean;
  readonly hasFeed: boolean;
  readonly emailUpdates: boolean;
  readonly onboardingCompleted: boolean;
  readonly bio: string | null;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
  /** Increases when all sessions of the member end, so that a sign-in in progress at that time starts no session. */
  readonly sessionEpoch: number;
};

export type Credential = {
  readonly memberId: MemberId;
  /** Argon2id, as a PHC string. */
  readonly passwordHash: string;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
};

export type MailToken = {
  readonly memberId: MemberId;
  readonly purpose: 'sign-in' | 'reset-password' | 'change-email' | 'undo-email-change';
  /** SHA-256 of the secret in the link, hex; unique. The secret itself is not stored. */
  readonly tokenHash: string;
  readonly email: string;
  readonly expiresAt: Timestamp;
  readonly used: boolean;
  readonly createdAt: Timestamp;
  readonly returnTo: string | null;
};

export type PendingRegistration = {
  /** SHA-256 of the mailed secret, hex; unique. */
  readonly tokenHash: string;
  readonly email: string;
  readonly memberId: MemberId | null;
  readonly identity: IdentityKey | null;
  /** Argon2id, as a PHC string; null if no password was chosen or an account already stores it. */
  readonly passwordHash: string | null;
  readonly passkey: NewPasskey | null;
  /** SHA-256 of the secret in the session of the browser that registered. */
  readonly browserHash: string | null;
  readonly returnTo: string | null;
  readonly used: boolean;
  readonly createdAt: Timestamp;
  readonly expiresAt: Timestamp;
};

export type Registration = {
  readonly email: string;
  readonly at: Timestamp;
  readonly browser: string;
  readonly flow?: string;
};

/** IP addresses are never stored. */
export type MemberSession = {
  /** Cannot be used to sign in, because the cookie contains a different secret. */
  readonly id: string;
  readonly device: string;
  readonly createdAt: Timestamp;
  readonly provenAt: Timestamp;
  readonly passkeyId: string | null;
  /** Rounded to the hour. */
  readonly lastSeenAt: Timestamp;
};

export const PROVIDERS = ['google', 'apple'] as const;

export type ProviderName = (typeof PROVIDERS)[number];

export const PROVIDER_LABELS: Readonly<Record<ProviderName, string>> = { google: 'Google', apple: 'Apple' };

export type IdentityKey = { readonly provider: ProviderName; readonly subject: string };

export type Identity = IdentityKey & {
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly hostedDomain: string | null;
};

export type LinkedIdentity = IdentityKey & { readonly memberId: MemberId; readonly createdAt: Timestamp };

export type JoinFlow = {
  readonly id: string;
  readonly at: Timestamp;
  readonly email: string | null;
  readonly memberId: MemberId | null;
};

export const FLOW_LIFETIME = 30 * MINUTE;

export const isFlowOpen = (at: Timestamp, now: Timestamp): boolean => now < at + FLOW_LIFETIME && at <= now;
