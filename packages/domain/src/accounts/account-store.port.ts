import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { IdentityKey, LinkedIdentity } from '../model/identity.ts';
import type { Credential, MailToken, Member, PendingRegistration } from '../model/member.ts';
import type { Decision } from '../model/write.ts';

/** How an operation finds the account it is about. */
export type AccountKey =
  | {
      readonly by: 'id';
      readonly id: MemberId;
      /** An address whose owner the decision wants to know. */
      readonly email?: string;
      /** An identity whose owner the decision wants to know. */
      readonly identity?: IdentityKey;
      /** Whether it changes what others read, which a suspension refuses. */
      readonly isShown?: true;
    }
  | { readonly by: 'email'; readonly email: string }
  | { readonly by: 'token'; readonly purpose: MailToken['purpose']; readonly tokenHash: string }
  /** A registration, and the one who has its address. */
  | { readonly by: 'registration'; readonly tokenHash: string }
  /** Who has the identity; where nobody has, who has the address. */
  | { readonly by: 'identity'; readonly identity: IdentityKey; readonly email: string | null };

/** `suspendedUntil`: null where it is not about what others read. */
export type AccountState = Suspendable & {
  readonly member: Member | null;
  readonly credential: Credential | null;
  /** The token that led here; null unless found by one. Found even when used or expired: the decision judges. */
  readonly token: MailToken | null;
  /** The registration that led here; null unless found by one. Found even when used or expired: the decision judges. */
  readonly registration: PendingRegistration | null;
  /**
   * Unused registrations of the address that the key names or leads to, newest first; none where it is about something
   * else.
   */
  readonly registrations: readonly PendingRegistration[];
  /** The latest unused link that would give an account back the address of the key; null for any other key. */
  readonly undoToken: MailToken | null;
  /** Who has the nickname that the operation asks for; null when it is free or none was asked for. */
  readonly nicknameOwner: MemberId | null;
  /** Who has the address that it is about: the key's, or the token's; null when it is free or none is named. */
  readonly emailOwner: Member | null;
  /** Who has the identity of the key or of its registration; null when nobody has or none was named. */
  readonly identityOwner: MemberId | null;
  /** The member's ways in through providers, oldest first. */
  readonly identities: readonly LinkedIdentity[];
};

/** What is decided of an account. */
export type AccountDecision<T> = Decision<AccountState, T>;

/** A member, and what they sign in with. */
export type SignIn = {
  readonly member: Member;
  readonly credential: Credential | null;
  /** The latest link that would change the address, while it works. */
  readonly pendingEmail: MailToken | null;
  /** Oldest first. */
  readonly identities: readonly LinkedIdentity[];
  /** The names of the devices on which the account was ever signed in (`SessionStore.begin`). */
  readonly devices: readonly string[];
};

/**
 * Members with their ways to sign in and mailed links. E-mail addresses, nicknames, identities and token hashes are
 * unique here.
 */
export interface AccountStore {
  findMember(id: MemberId): Promise<Member | null>;
  findByEmail(email: string): Promise<{ readonly member: Member; readonly credential: Credential | null } | null>;
  /** Registrations that wait for an address, newest first. Asked for everybody: the same work, whatever there is. */
  findRegistrations(email: string, now: Timestamp): Promise<readonly PendingRegistration[]>;
  /** How a member signs in; null for an unknown id. */
  readSignIn(id: MemberId, now: Timestamp): Promise<SignIn | null>;
  /**
   * Loads, decides and saves as one atomic step. Concurrent calls on one account behave as if one came after the other:
   * where another one got in between (also by taking the address, nickname or identity), `decide` is called again with
   * what is there now.
   * @param nickname the nickname whose owner the decision wants to know
   */
  changeAccount<T>(key: AccountKey, nickname: string | null, decide: AccountDecision<T>): Promise<T>;
  /** Forgets mail tokens and registrations that expired before `now`. */
  sweepTokens(now: Timestamp): Promise<void>;
}
