import type { MemberId, Timestamp } from '../kernel/index.ts';
import type { Suspendable } from '../mailbox-keys/mailbox-key.rule.ts';
import type {
  Credential,
  Decision,
  IdentityKey,
  LinkedIdentity,
  MailToken,
  Member,
  NewPasskey,
  NewPasskeyResponse,
  Passkey,
  PasskeyUseResponse,
  PendingRegistration,
} from '../model/index.ts';

export type AccountKey =
  | {
      readonly by: 'id';
      readonly id: MemberId;
      readonly email?: string;
      readonly identity?: IdentityKey;
      readonly credentialId?: string;
      /** True if the operation changes public content. A suspended member must not change any. */
      readonly isShown?: true;
    }
  | { readonly by: 'email'; readonly email: string; readonly credentialId?: string }
  | { readonly by: 'token'; readonly purpose: MailToken['purpose']; readonly tokenHash: string }
  | { readonly by: 'registration'; readonly tokenHash: string }
  | { readonly by: 'identity'; readonly identity: IdentityKey; readonly email: string | null };

export type AccountState = Suspendable & {
  readonly member: Member | null;
  readonly credential: Credential | null;
  /** May be used or expired. */
  readonly token: MailToken | null;
  /** May be used or expired. */
  readonly registration: PendingRegistration | null;
  readonly registrations: readonly PendingRegistration[];
  readonly undoToken: MailToken | null;
  readonly nicknameOwner: MemberId | null;
  readonly emailOwner: Member | null;
  readonly identityOwner: MemberId | null;
  readonly identities: readonly LinkedIdentity[];
  readonly passkeys: readonly Passkey[];
  readonly takenPasskeys: readonly string[];
};

export const credentialsOf = (key: AccountKey, registrations: readonly PendingRegistration[]): readonly string[] =>
  [
    'credentialId' in key ? key.credentialId : undefined,
    ...registrations.map(({ passkey }) => passkey?.credentialId),
  ].filter((id) => id !== undefined);

export type AccountDecision<T> = Decision<AccountState, T>;

export type SignIn = {
  readonly member: Member;
  readonly credential: Credential | null;
  readonly pendingEmail: MailToken | null;
  readonly identities: readonly LinkedIdentity[];
  readonly passkeys: readonly Passkey[];
  readonly devices: readonly string[];
};

/** Email addresses, nicknames, identities, passkeys and token hashes are unique. */
export interface AccountStore {
  findMember(id: MemberId): Promise<Member | null>;
  findByEmail(email: string): Promise<{ readonly member: Member; readonly credential: Credential | null } | null>;
  /** Newest first. Does the same work for every address, so that response times do not reveal pending registrations. */
  findRegistrations(email: string, now: Timestamp): Promise<readonly PendingRegistration[]>;
  findPasskey(credentialId: string, now: Timestamp): Promise<Passkey | 'pending' | null>;
  readSignIn(id: MemberId, now: Timestamp): Promise<SignIn | null>;
  changeAccount<T>(key: AccountKey, nickname: string | null, decide: AccountDecision<T>): Promise<T>;
  sweepTokens(now: Timestamp): Promise<void>;
}

export interface MaintainedLists {
  isCommonPassword(password: string): boolean;
  /** False for relay addresses such as Apple's Hide My Email. */
  isThrowAwayAddress(email: string): boolean;
  /** The address's domain if the domain's owner can create any number of addresses; null for public mail providers. */
  ownersDomainOf(email: string): string | null;
  /** The domain of a forwarding service that hides the real mailbox; null for any other address. */
  relayOf(email: string): string | null;
}

export interface PasskeyVerifier {
  /** The host to which passkeys are bound; null for an IP address, which cannot have passkeys. */
  readonly rpId: string | null;
  /** The challenge in the response, not verified yet; null if the response is malformed. */
  challengeOf(response: NewPasskeyResponse | PasskeyUseResponse): string | null;
  verifyNew(response: NewPasskeyResponse, challenge: string): Promise<Omit<NewPasskey, 'handle'> | null>;
  /** Does not check the signature counter, because the caller does. */
  verifyUse(
    response: PasskeyUseResponse,
    challenge: string,
    passkey: Passkey,
  ): Promise<Pick<Passkey, 'counter' | 'isSynced'> | null>;
}

/** `hash` and `verify` reject with {@link HasherBusy} if too many calls wait. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False for a null or malformed hash. Takes as long as for any other hash, so timing reveals nothing. */
  verify(hash: string | null, password: string): Promise<boolean>;
  needsRehash(hash: string): boolean;
}

export class HasherBusy extends Error {
  override readonly name = 'HasherBusy';
}
