import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { IdentityKey } from './identity.ts';
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
  /** Whether the partner's nickname and avatar stand on the member's public profile. */
  readonly showsPartner: boolean;
  /** Whether the member's conflicts have a feed that anybody can follow. */
  readonly hasFeed: boolean;
  readonly emailUpdates: boolean;
  readonly onboardingCompleted: boolean;
  readonly bio: string | null;
  readonly createdAt: Timestamp;
  readonly updatedAt: Timestamp;
  /** Grows when all sessions are ended. A sign-in whose proof is of an earlier epoch begins no session. */
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

/** A link sent by mail to a member. Only the SHA-256 of its secret is stored. */
export type MailToken = {
  readonly memberId: MemberId;
  readonly purpose: 'sign-in' | 'reset-password' | 'change-email' | 'undo-email-change';
  /** SHA-256 of the secret, hex; unique. */
  readonly tokenHash: string;
  /** The address it was sent to; `undo-email-change` gives it back to the account. */
  readonly email: string;
  readonly expiresAt: Timestamp;
  readonly used: boolean;
  readonly createdAt: Timestamp;
  /** The page to go on to; null for none. Only links that sign in carry one. */
  readonly returnTo: string | null;
};

/**
 * A registration that waits until somebody proves its address, by the link or the code of its mail. Until then its
 * password is worth nothing. Any number of them may wait for one address, each by itself.
 */
export type PendingRegistration = {
  /**
   * SHA-256 of the mailed link's secret, hex; unique. The mail's code is made of it with the server's secret, and is
   * not stored.
   */
  readonly tokenHash: string;
  readonly email: string;
  /** The unverified account that was given a session at once; null where there is none yet. */
  readonly memberId: MemberId | null;
  /** The provider account to connect once the address is proved; null where somebody registered by hand. */
  readonly identity: IdentityKey | null;
  /** PHC string of argon2id; null where the link alone was asked for, or the account has the password. */
  readonly passwordHash: string | null;
  /** SHA-256 of the secret that the registering browser keeps in its session; null where no browser waits. */
  readonly browserHash: string | null;
  /** The page to go on to; null for none. */
  readonly returnTo: string | null;
  /** Redeemed, or its address was proved in another way. */
  readonly used: boolean;
  readonly createdAt: Timestamp;
  readonly expiresAt: Timestamp;
};

/** What a browser remembers of having registered an address. */
export type Registration = {
  readonly email: string;
  readonly at: Timestamp;
  /** The secret by which its registrations know it. */
  readonly browser: string;
  /** The flow that led there from a press; missing where none did. */
  readonly flow?: string;
};
