import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { IdentityKey, LinkedIdentity } from '../model/identity.ts';
import type { Credential, MailToken, Member, PendingRegistration } from '../model/member.ts';
import type { Passkey } from '../model/passkey.ts';
import type { Decision } from '../model/write.ts';

/** How an operation finds its account, and what else it loads. */
export type AccountKey =
  | {
      readonly by: 'id';
      readonly id: MemberId;
      /** Also loads the owner of this address. */
      readonly email?: string;
      /** Also loads the owner of this identity. */
      readonly identity?: IdentityKey;
      /** Also loads whether this passkey is taken. */
      readonly credentialId?: string;
      /** Set when the operation changes something public, which a suspension forbids. */
      readonly isShown?: true;
    }
  | { readonly by: 'email'; readonly email: string; readonly credentialId?: string }
  | { readonly by: 'token'; readonly purpose: MailToken['purpose']; readonly tokenHash: string }
  /** A registration, and the account that has its address. */
  | { readonly by: 'registration'; readonly tokenHash: string }
  /** The account with this identity, or else the one with this address. */
  | { readonly by: 'identity'; readonly identity: IdentityKey; readonly email: string | null };

/** The state on which an operation decides. `suspendedUntil` is null unless the key has `isShown`. */
export type AccountState = Suspendable & {
  readonly member: Member | null;
  readonly credential: Credential | null;
  /** The token that the key names, even if it is used or expired: the decision checks that. */
  readonly token: MailToken | null;
  /** The registration that the key names, even if it is used or expired: the decision checks that. */
  readonly registration: PendingRegistration | null;
  /** Unused registrations of the key's address, newest first. */
  readonly registrations: readonly PendingRegistration[];
  /** The latest unused link that would undo an email change away from the key's address. */
  readonly undoToken: MailToken | null;
  /** The owner of the requested nickname, or null if it is free. */
  readonly nicknameOwner: MemberId | null;
  /** The owner of the key's or token's address, or null if it is free. */
  readonly emailOwner: Member | null;
  /** The owner of the key's or registration's identity, or null if it is free. */
  readonly identityOwner: MemberId | null;
  /** Connected providers, oldest first. */
  readonly identities: readonly LinkedIdentity[];
  /** Oldest first. */
  readonly passkeys: readonly Passkey[];
  /** Credential ids, of the key and of the registrations, that already belong to a member. */
  readonly takenPasskeys: readonly string[];
};

/** The credential ids whose owners a store looks up for `takenPasskeys`. */
export const credentialsOf = (key: AccountKey, registrations: readonly PendingRegistration[]): readonly string[] =>
  [
    'credentialId' in key ? key.credentialId : undefined,
    ...registrations.map(({ passkey }) => passkey?.credentialId),
  ].filter((id) => id !== undefined);

export type AccountDecision<T> = Decision<AccountState, T>;

/** A member with their ways to sign in. */
export type SignIn = {
  readonly member: Member;
  readonly credential: Credential | null;
  /** The latest valid link for a change of address. */
  readonly pendingEmail: MailToken | null;
  /** Oldest first. */
  readonly identities: readonly LinkedIdentity[];
  /** Oldest first. */
  readonly passkeys: readonly Passkey[];
  /** Names of all devices the account was ever signed in on (`SessionStore.begin`). */
  readonly devices: readonly string[];
};

/**
 * Members, their ways to sign in, and mailed links. Email addresses, nicknames, identities, passkeys and token hashes
 * are unique.
 */
export interface AccountStore {
  findMember(id: MemberId): Promise<Member | null>;
  findByEmail(email: string): Promise<{ readonly member: Member; readonly credential: Credential | null } | null>;
  /** Pending registrations of an address, newest first. Does the same work whether or not there are any. */
  findRegistrations(email: string, now: Timestamp): Promise<readonly PendingRegistration[]>;
  /**
   * Finds any member's passkey by its credential id. `pending`: the passkey belongs to a registration that is not
   * verified yet.
   */
  findPasskey(credentialId: string, now: Timestamp): Promise<Passkey | 'pending' | null>;
  /** Null for an unknown id. */
  readSignIn(id: MemberId, now: Timestamp): Promise<SignIn | null>;
  /**
   * Loads, decides and saves in one transaction. If another call changed the account in between, or took the address,
   * nickname or identity, `decide` runs again on the new state.
   * @param nickname also loads the owner of this nickname
   */
  changeAccount<T>(key: AccountKey, nickname: string | null, decide: AccountDecision<T>): Promise<T>;
  /** Deletes mail tokens and registrations that expired before `now`. */
  sweepTokens(now: Timestamp): Promise<void>;
}
