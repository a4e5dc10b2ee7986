import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { IdentityKey, LinkedIdentity } from '../model/identity.ts';
import type { Credential, MailToken, Member, PendingRegistration } from '../model/member.ts';
import type { Passkey } from '../model/passkey.ts';
import type { Decision } from '../model/write.ts';

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
