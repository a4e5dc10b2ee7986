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

export type UserAuthRecord = Omit<Credential, 'memberId'> & { readonly userId: MemberId };

export type TokenRecord = Omit<MailToken, 'memberId' | 'purpose'> & { readonly userId: MemberId };

export type RegistrationRecord = Omit<PendingRegistration, 'memberId'> & { readonly userId: MemberId | null };

export type LinkedAccountRecord = Omit<LinkedIdentity, 'memberId' | 'subject'> & {
  readonly userId: MemberId;
  readonly providerAccountId: string;
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

export type SignInAttemptRecord = { readonly _id: string; readonly attempt: SignInAttempt; readonly expire: Date };

/** `_id` is an HMAC of the mailbox's address. */
export type MailboxKeyRecord = {
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
  readonly preferences: Partial<AlertPreferences>;
  readonly revealsRead?: string;
  readonly mails?: string;
};

export type PushSubscriptionRecord = Omit<PushSubscription, 'id'> & {
  readonly _id: PushSubscription['id'];
  /** When the session ends. A TTL index then deletes the subscription. */
  readonly expire: Date;
};
