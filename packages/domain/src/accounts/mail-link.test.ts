import { expect, test } from 'vitest';
import { HOUR } from '../kernel/time.ts';
import { aMailToken, aRegistration } from '../test-support/accounts.ts';
import { AUTHOR, NOON, SECRETS } from '../test-support/records.ts';
import { maskedEmail, newMailLink, newRegistration, problemOf } from './mail-link.ts';

test.each([
  ['sign-in', HOUR / 4],
  ['reset-password', HOUR / 2],
] as const)(
  'a link to %s works for %i ms; its secret is in the mail alone, its hash is what is stored',
  (purpose, lifetime) => {
    expect(newMailLink(purpose, SECRETS, NOON)(AUTHOR, 'ana@example.org')).toEqual({
      token: aMailToken(purpose, { expiresAt: NOON + lifetime }),
      job: {
        key: `mail:${purpose}:hash of secret`,
        payload: { kind: 'mail', mail: { template: purpose, to: 'ana@example.org', secret: 'secret' } },
        runAt: NOON,
      },
    });
  },
);

test.each([
  ['a browser waits', { browserHash: 'hash of browser', memberId: null }, 'code of hash of secret'],
  ['a member waits', { browserHash: null, memberId: AUTHOR }, 'code of hash of secret'],
  ['nobody waits', { browserHash: null, memberId: null }, null],
])('a registration for which %s is mailed with a link, and with a code where one can be typed', (_, waiting, code) => {
  const of = { email: 'ana@example.org', passwordHash: 'hash', returnTo: '/conflict/17', ...waiting };
  const mail = { template: 'verify-email', to: 'ana@example.org', secret: 'secret', code, provider: null };
  expect(newRegistration(SECRETS, NOON)(of)).toEqual({
    registration: aRegistration({ ...of, tokenHash: 'hash of secret' }),
    job: { key: 'mail:verify-email:hash of secret', payload: { kind: 'mail', mail }, runAt: NOON },
  });
});

const TOKEN = aMailToken('sign-in', { expiresAt: NOON });

test.each([
  ['is good until it expires', TOKEN, NOON - 1, null],
  ['has expired from that moment on', TOKEN, NOON, 'token-expired'],
  ['is invalid once used', { ...TOKEN, used: true }, NOON - 1, 'token-invalid'],
  ['that was used is invalid rather than expired', { ...TOKEN, used: true }, NOON, 'token-invalid'],
])('a mailed link %s', (_, token, now, problem) => {
  expect(problemOf(token, now)).toBe(problem);
});

test.each([
  ['anastasia@example.org', 'an***@example.org'],
  ['an@example.org', 'an***@example.org'],
  ['a@example.org', 'a***@example.org'],
  ['"odd@local"@example.org', '"o***@example.org'],
  ['a🦊x@example.org', 'a***@example.org'],
  ['🦊x@example.org', '🦊***@example.org'],
  ['no-at-sign', 'no***'],
  ['', '***'],
])('%j is shown as %j', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
