import { describe, expect, test } from 'vitest';
import type { Member } from '../model/member.ts';
import type { AccountStore } from '../ports/account-store.ts';
import { AUTHOR, aMember, NOON, SECRETS, VOTER } from '../test-support/records.ts';
import { unsubscribe, unsubscribeToken } from './unsubscribe.ts';

/** One account, or none. */
const accountsOf = (member: Member | null) => {
  const kept = { member };
  const accounts: Pick<AccountStore, 'changeAccount'> = {
    changeAccount: async (key, _nickname, decide) => {
      const found = key.by === 'id' && kept.member?.id === key.id ? kept.member : null;
      const { changes, result } = decide({
        member: found,
        credential: null,
        token: null,
        nicknameOwner: null,
        emailOwner: null,
        identityOwner: null,
        identities: [],
      });
      if (changes?.member) kept.member = changes.member;
      return result;
    },
  };
  return { kept, accounts };
};

const unsubscribeWith = (accounts: Pick<AccountStore, 'changeAccount'>) =>
  unsubscribe({ accounts, secrets: SECRETS, clock: () => NOON });
const TOKEN = unsubscribeToken(SECRETS, 'digest', AUTHOR);

test('one click ends the mails of a list, a second one changes nothing', async () => {
  const { kept, accounts } = accountsOf(aMember({ emailUpdates: true }));
  for (const _ of [1, 2]) expect(await unsubscribeWith(accounts)(TOKEN)).toEqual({ ok: true, value: 'digest' });
  expect(kept.member).toEqual(aMember({ emailUpdates: false, updatedAt: NOON }));
});

test('an account that is gone gets no mails, so its click is a success', async () => {
  const { kept, accounts } = accountsOf(null);
  expect((await unsubscribeWith(accounts)(TOKEN)).ok).toBe(true);
  expect(kept.member).toBeNull();
});

describe('a token is refused', () => {
  const stamp = TOKEN.split('.').at(-1);
  test.each([
    ['that is empty', ''],
    ['of another member', `digest.${VOTER}.${stamp}`],
    ['of a list that is none', `toString.${AUTHOR}.${stamp}`],
    ['without a stamp', `digest.${AUTHOR}`],
    ['with something behind', `${TOKEN}.more`],
    ['with another stamp', `digest.${AUTHOR}.AAAA`],
  ])('%s', async (_, token) => {
    const { kept, accounts } = accountsOf(aMember({ emailUpdates: true }));
    expect(await unsubscribeWith(accounts)(token)).toEqual({ ok: false, error: 'unsubscribe-link-invalid' });
    expect(kept.member?.emailUpdates).toBe(true);
  });
});
