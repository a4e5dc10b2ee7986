import { expect, test } from 'vitest';
import { HOUR } from '../kernel/time.ts';
import type { JobOf, NewJob } from '../model/job.ts';
import type { MailToken, Member, PendingRegistration } from '../model/member.ts';
import { accountsOf, aMailToken, aRegistration } from '../test-support/accounts.ts';
import { AUTHOR, aMember, NOON, SECRETS, VOTER } from '../test-support/records.ts';
import { requestLink, sendLink } from './request-link.ts';

type LinkJob = JobOf<'mail-link'>;

const clock = () => NOON;
const UNVERIFIED = aMember({ emailVerified: false });

const ASKING = { registration: { email: 'ana@example.org', at: NOON, browser: 'browser' }, viewer: VOTER };

test.each(['verify-email', 'reset-password', 'sign-in'] as const)(
  'asking for a link to %s is the same work for every address: one job, and nothing is looked up',
  async (purpose) => {
    const added: NewJob[] = [];
    const jobs = { enqueue: async (more: readonly NewJob[]) => void added.push(...more) };
    await requestLink({ jobs, secrets: SECRETS, clock }, purpose)('ana@example.org', ASKING, '/conflict/17');
    const asker = { browserHash: 'hash of browser', memberId: VOTER, returnTo: '/conflict/17' };
    const payload = { kind: 'mail-link', purpose, to: 'ana@example.org', ...asker };
    expect(added).toEqual([{ key: `mail-link:${purpose}:secret`, payload, runAt: NOON }]);
  },
);

const send = async (
  job: Partial<LinkJob>,
  member: Member | null,
  registrations: readonly PendingRegistration[] = [],
  undoToken: MailToken | null = null,
) => {
  const { accounts, writes } = accountsOf(() => ({ member, registrations, undoToken }));
  await sendLink({ accounts, secrets: SECRETS, clock })({
    kind: 'mail-link',
    purpose: 'verify-email',
    to: 'ana@example.org',
    ...job,
  });
  return writes;
};
const mailed = (purpose: LinkJob['purpose']) => ({
  kind: 'enqueue-job',
  job: expect.objectContaining({ key: `mail:${purpose}:hash of secret` }),
});

test.each([
  ['reset-password', 'an unverified member', UNVERIFIED],
  ['reset-password', 'a verified one', aMember()],
  ['sign-in', 'a verified one', aMember()],
] as const)('a link to %s for %s is mailed, and leaves the earlier ones as they are', async (purpose, _, member) => {
  const token = { memberId: AUTHOR, purpose, email: 'ana@example.org', returnTo: '/conflict/17' };
  expect(await send({ purpose, returnTo: '/conflict/17' }, member)).toEqual([
    { kind: 'add-token', token: expect.objectContaining(token) },
    mailed(purpose),
  ]);
});

const UNDO = aMailToken('undo-email-change', { memberId: VOTER });

test.each([
  ['the way back, if its new account is unverified', UNVERIFIED, UNDO, 'undo-email-change', VOTER],
  ['its new account’s, once the way back has expired', UNVERIFIED, { ...UNDO, expiresAt: NOON }, 'sign-in', AUTHOR],
  ['its new account’s, if it is verified', aMember(), UNDO, 'sign-in', AUTHOR],
] as const)(
  'a link for an address that an account had before is %s',
  async (_, member, undoToken, purpose, memberId) => {
    const [added] = await send({ purpose: 'sign-in' }, member, [], undoToken);
    expect(added).toEqual({ kind: 'add-token', token: expect.objectContaining({ purpose, memberId }) });
  },
);

test.each([
  ['verify-email', 'a verified member', aMember(), []],
  ['verify-email', 'nobody', null, []],
  ['verify-email', 'somebody whose registration has expired', null, [aRegistration({ expiresAt: NOON })]],
  ['reset-password', 'nobody', null, []],
  ['sign-in', 'nobody', null, []],
] as const)('a link to %s is not mailed to %s', async (purpose, _, member, registrations) => {
  expect(await send({ purpose }, member, registrations)).toEqual([]);
});

const WAITING = aRegistration({
  tokenHash: 'first',
  returnTo: '/conflict/17',
  createdAt: NOON - HOUR,
  expiresAt: NOON + HOUR,
});
const STRANGERS = { ...WAITING, tokenHash: 'stranger', browserHash: 'hash of another', passwordHash: 'theirs' };

test('resends a registration’s mail to the browser that made it, even if others registered the address', async () => {
  const again = await send({ browserHash: 'hash of browser' }, null, [STRANGERS, WAITING]);
  expect(again).toEqual([
    {
      kind: 'add-registration',
      registration: { ...WAITING, tokenHash: 'hash of secret', createdAt: NOON, expiresAt: NOON + 24 * HOUR },
    },
    mailed('verify-email'),
  ]);
});

test.each([
  ['verify-email', 'hash of elsewhere'],
  ['reset-password', 'hash of browser'],
  ['sign-in', 'hash of browser'],
] as const)('a link to %s that is asked for by anybody stands for no password', async (purpose, browserHash) => {
  const registration = { passwordHash: null, browserHash: null, memberId: null };
  expect(await send({ purpose, browserHash }, null, [STRANGERS, WAITING])).toEqual([
    { kind: 'add-registration', registration: expect.objectContaining(registration) },
    mailed('verify-email'),
  ]);
});

test('sends a signed-in, unverified member a link of their own', async () => {
  const sent = (memberId: typeof AUTHOR | null) => [
    { kind: 'add-registration', registration: expect.objectContaining({ memberId }) },
    mailed('verify-email'),
  ];
  expect(await send({ memberId: AUTHOR }, UNVERIFIED)).toEqual(sent(AUTHOR));
  expect(await send({ memberId: VOTER }, UNVERIFIED)).toEqual(sent(null));
});
