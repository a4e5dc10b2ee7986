import type { MemberId, Timestamp } from './ids.ts';
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

/** A link sent by mail. Only the SHA-256 of its secret is stored. */
export type MailToken = {
  readonly memberId: MemberId;
  readonly purpose: 'verify-email' | 'reset-password' | 'change-email';
  /** SHA-256 of the secret, hex; unique. */
  readonly tokenHash: string;
  /** The address it was sent to. */
  readonly email: string;
  readonly expiresAt: Timestamp;
  readonly used: boolean;
  readonly createdAt: Timestamp;
};
