import { expect, test } from 'vitest';
import { AUTHOR, HOUR, NOON, SECRETS } from '../test-support/records.ts';
import { newMailLink } from './mail-link.ts';

test.each([
  ['verify-email', 24 * HOUR],
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
      },
      job: {
        key: `mail:${purpose}:hash of secret`,
        payload: { kind: 'mail', mail: { template: purpose, to: 'ana@example.org', secret: 'secret' } },
        runAt: NOON,
      },
    });
  },
);
