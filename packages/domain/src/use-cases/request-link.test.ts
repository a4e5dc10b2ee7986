import { expect, test } from 'vitest';
import type { NewJob } from '../model/job.ts';
import type { Member } from '../model/member.ts';
import type { AccountChanges, AccountStore } from '../ports/account-store.ts';
import { AUTHOR, aMember, NOON, SECRETS } from '../test-support/records.ts';
import { requestLink, sendLink } from './request-link.ts';

const clock = () => NOON;

/** What becomes of the only account there is, or of none. */
const accountOf = (member: Member | null) => {
  const changed: (AccountChanges | null)[] = [];
  const accounts: Pick<AccountStore, 'changeAccount'> = {
    changeAccount: async (_key, _nickname, decide) => {
      const { changes, result } = decide({
        member,
        credential: null,
        token: null,
        nicknameOwner: null,
        emailOwner: member?.id ?? null,
        identityOwner: null,
        identities: [],
      });
      changed.push(changes);
      return result;
    },
  };
  return { accounts, changed };
};

test.each(['verify-email', 'reset-password'] as const)(
  'asking for a link to %s is the same work for every address: one job, and nothing is looked up',
  async (purpose) => {
    const added: NewJob[] = [];
    const jobs = { enqueue: async (more: readonly NewJob[]) => void added.push(...more) };
    await requestLink({ jobs, secrets: SECRETS, clock }, purpose)('ana@example.org');
    expect(added).toEqual([
      {
        key: `mail-link:${purpose}:secret`,
        payload: { kind: 'mail-link', purpose, to: 'ana@example.org' },
        runAt: NOON,
      },
    ]);
  },
);

test.each([
  ['verify-email', 'an unverified member', aMember({ emailVerified: false }), true],
  ['verify-email', 'a verified one', aMember(), false],
  ['verify-email', 'nobody', null, false],
  ['reset-password', 'an unverified member', aMember({ emailVerified: false }), true],
  ['reset-password', 'a verified one', aMember(), true],
  ['reset-password', 'nobody', null, false],
] as const)(
  'a link to %s for %s: earlier ones end and it is mailed only where it is needed',
  async (purpose, _, member, isMailed) => {
    const { accounts, changed } = accountOf(member);
    await sendLink({ accounts, secrets: SECRETS, clock })({ kind: 'mail-link', purpose, to: 'ana@example.org' });
    const changes = {
      voidTokens: [purpose],
      token: { memberId: AUTHOR, purpose, email: 'ana@example.org' },
      jobs: [{ payload: { kind: 'mail', mail: { template: purpose, to: 'ana@example.org' } } }],
    };
    expect(changed).toMatchObject([isMailed ? changes : null]);
  },
);
