import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { IdentityKey } from './identity.ts';
import type { NewPasskey } from './passkey.ts';
import type { Pronouns, RelationshipLabel } from './pronouns.ts';

/** A stored member (the specification's `users`). */
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
  /** Whether the public profile shows the partner's nickname and avatar. */
  readonly showsPartner: boolean;
  /** Whether anybody can follow the member's conflicts by feed. */
  readonly hasFeed: boolean;
  readonly emailUpdates: boolean;
  readonly onboardingCompleted: boolean;
  readonly bio: string | null;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
  /** Incremented when all sessions end. A sign-in proved in an earlier epoch begins no session. */
  readonly sessionEpoch: number;
};

/** Password of a member (the specification's `user_auth`). */
export type Credential = {
  readonly memberId: MemberId;
  /** PHC string of argon2id. */
  readonly passwordHash: string;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
};

/** A mailed link. Only the SHA-256 of its secret is stored. */
export type MailToken = {
  readonly memberId: MemberId;
  readonly purpose: 'sign-in' | 'reset-password' | 'change-email' | 'undo-email-change';
  /** SHA-256 of the secret, hex; unique. */
  readonly tokenHash: string;
  /** The address it was sent to; `undo-email-change` restores it. */
  readonly email: string;
  readonly expiresAt: Timestamp;
  readonly used: boolean;
  readonly createdAt: Timestamp;
  /** The page to open afterwards, or null. Only sign-in links have one. */
  readonly returnTo: string | null;
};

/**
 * A registration waiting for its address to be verified by link or code. Until then its password is worthless. An
 * address may have any number of them.
 */
export type PendingRegistration = {
  /** SHA-256 of the mailed secret, hex; unique. The code is derived from it with the server's secret and not stored. */
  readonly tokenHash: string;
  readonly email: string;
  /** The unverified account that got a session at once; else null. */
  readonly memberId: MemberId | null;
  /** The provider account to connect after verification; null for a manual registration. */
  readonly identity: IdentityKey | null;
  /** PHC string of argon2id; null if only the link was requested, or the account has the password. */
  readonly passwordHash: string | null;
  /** The passkey that the account gets once the address is proved; null for none. */
  readonly passkey: NewPasskey | null;
  /** SHA-256 of the secret in the registering browser's session; null if no browser waits. */
  readonly browserHash: string | null;
  /** The page to open afterwards, or null. */
  readonly returnTo: string | null;
  /** Whether it was redeemed, or its address was verified another way. */
  readonly used: boolean;
  readonly createdAt: Timestamp;
  readonly expiresAt: Timestamp;
};

/** What a browser stores about having registered an address. */
export type Registration = {
  readonly email: string;
  readonly at: Timestamp;
  /** The browser's secret, which identifies its registrations of the address. */
  readonly browser: string;
  /** Id of the join flow. */
  readonly flow?: string;
};
