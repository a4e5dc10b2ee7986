import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { IdentityKey } from './identity.ts';
import type { NewPasskey } from './passkey.ts';
import type { Pronouns, RelationshipLabel } from './pronouns.ts';

/** The specification's `users`. */
export type Member = {
  readonly id: MemberId;
  /** Lower-cased and trimmed; unique. */
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  readonly emailVerified: boolean;
  /** Unique without regard to case. */
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
  /** Grows when all sessions end. A sign-in proved in an earlier epoch begins no session. */
  readonly sessionEpoch: number;
};

/** The specification's `user_auth`. */
export type Credential = {
  readonly memberId: MemberId;
  /** PHC string of argon2id. */
  readonly passwordHash: string;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
};

/** Only the SHA-256 of the link's secret is stored. */
export type MailToken = {
  readonly memberId: MemberId;
  readonly purpose: 'sign-in' | 'reset-password' | 'change-email' | 'undo-email-change';
  /** SHA-256 of the secret, hex; unique. */
  readonly tokenHash: string;
  readonly email: string;
  readonly expiresAt: Timestamp;
  readonly used: boolean;
  readonly createdAt: Timestamp;
  /** Only sign-in links have one. */
  readonly returnTo: string | null;
};

/** Until the address is verified, the password is worthless. An address may have any number of registrations. */
export type PendingRegistration = {
  /** SHA-256 of the mailed secret, hex; unique. The code is derived from it with the server's secret. */
  readonly tokenHash: string;
  readonly email: string;
  /** The unverified account that got a session at once; else null. */
  readonly memberId: MemberId | null;
  readonly identity: IdentityKey | null;
  /** PHC string of argon2id; null if only the link was requested, or the account has the password. */
  readonly passwordHash: string | null;
  readonly passkey: NewPasskey | null;
  /** SHA-256 of the secret in the registering browser's session; null if no browser waits. */
  readonly browserHash: string | null;
  readonly returnTo: string | null;
  /** Whether it was redeemed, or its address was verified another way. */
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
