import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { IdentityKey } from './identity.ts';
import type { NewPasskey } from './passkey.ts';
import type { Pronouns, RelationshipLabel } from './pronouns.ts';

/** The table `users` of the specification. */
export type Member = {
  readonly id: MemberId;
  /** Lower-cased and trimmed; unique. */
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly profileImageUrl: string | null;
  readonly emailVerified: boolean;
  /** Unique, ignoring case. */
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

/** The table `user_auth` of the specification. */
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
  /** Null except for sign-in links. */
  readonly returnTo: string | null;
};

/** The password is useless until the address is verified. One address may have several pending registrations. */
export type PendingRegistration = {
  /** SHA-256 of the mailed secret, hex; unique. The mailed code is derived from this hash and the server's secret. */
  readonly tokenHash: string;
  readonly email: string;
  /** The unverified account that got a session right after registering; null if none did. */
  readonly memberId: MemberId | null;
  readonly identity: IdentityKey | null;
  /**
   * Argon2id, as a PHC string. Null if no password was chosen, or if registering already created the account, which
   * stores the password.
   */
  readonly passwordHash: string | null;
  readonly passkey: NewPasskey | null;
  /**
   * SHA-256 of the secret in the session of the browser that registered. Null if the link belongs to an account
   * (`memberId`), or if it only verifies the address.
   */
  readonly browserHash: string | null;
  readonly returnTo: string | null;
  /** Whether the link was used or the address was verified in another way. */
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
