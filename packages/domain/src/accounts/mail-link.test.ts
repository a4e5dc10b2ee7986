import { expect, test } from 'vitest';
import { HOUR } from '../kernel/time.ts';
import { AUTHOR, NOON, SECRETS } from '../test-support/records.ts';
import { newMailLink, newRegistration } from './mail-link.ts';

test.each([
  ['sign-in', HOUR / 4],
  ['reset-password', HOUR / 2],
] as const)(
  'a link to %s works for %i ms; its secret is in the mail alone, its hash is what is stored',
  (purpose, lifetime) => {
    expect(newMailLink(purpose, SECRETS, NOON)(AUTHOR, 'ana@example.org')).toEqual({
      token: {
        memberId: AUTHOR,
        purpose,
        tokenHash: 'hash of secret',
        email: 'ana@example.org',
        expiresAt: NOON + lifetime,
        used: false,
        createdAt: NOON,
        returnTo: null,
      },
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
  const of = {
    email: 'ana@example.org',
    identity: null,
    passwordHash: 'hash',
    passkey: null,
    returnTo: '/conflict/17',
    ...waiting,
  };
  expect(newRegistration(SECRETS, NOON)(of)).toEqual({
    registration: {
      ...of,
      tokenHash: 'hash of secret',
      used: false,
      createdAt: NOON,
      expiresAt: NOON + 24 * HOUR,
    },
    job: {
      key: 'mail:verify-email:hash of secret',
      payload: {
        kind: 'mail',
        mail: { template: 'verify-email', to: 'ana@example.org', secret: 'secret', code, provider: null },
      },
      runAt: NOON,
    },
  });
});
