import type { AccountKey, AccountState, AccountStore } from '../accounts/accounts.port.ts';
import { DAY, HOUR } from '../kernel/time.ts';
import type { MailToken, PendingRegistration } from '../model/member.ts';
import type { Write } from '../model/write.ts';
import { AUTHOR, NOON } from './records.ts';

export const anAccount = (changes: Partial<AccountState> = {}): AccountState => ({
  member: null,
  suspendedUntil: null,
  credential: null,
  token: null,
  registration: null,
  registrations: [],
  undoToken: null,
  nicknameOwner: null,
  emailOwner: null,
  identityOwner: null,
  identities: [],
  passkeys: [],
  takenPasskeys: [],
  ...changes,
});

export const accountsOf = (stateOf: (key: AccountKey) => Partial<AccountState>) => {
  const writes: Write[] = [];
  const accounts = {
    changeAccount: async (key, _nickname, decide) => {
      const decided = decide(anAccount(stateOf(key)));
      writes.push(...decided.writes);
      return decided.result;
    },
  } as Pick<AccountStore, 'changeAccount'> as AccountStore;
  return { accounts, writes };
};

export const aRegistration = (changes: Partial<PendingRegistration> = {}): PendingRegistration => ({
  tokenHash: 'row',
  email: 'ana@example.org',
  memberId: null,
  identity: null,
  passwordHash: 'hash',
  passkey: null,
  browserHash: 'hash of browser',
  returnTo: null,
  used: false,
  createdAt: NOON,
  expiresAt: NOON + DAY,
  ...changes,
});

export const aMailToken = (purpose: MailToken['purpose'], changes: Partial<MailToken> = {}): MailToken => ({
  memberId: AUTHOR,
  purpose,
  tokenHash: 'hash of secret',
  email: 'ana@example.org',
  expiresAt: NOON + HOUR,
  used: false,
  createdAt: NOON,
  returnTo: null,
  ...changes,
});
