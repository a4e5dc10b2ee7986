import { expect, test } from 'vitest';
import { HOUR } from '../kernel/time.ts';
import type { MailToken } from '../model/member.ts';
import { AUTHOR, NOON } from '../test-support/records.ts';
import { maskedEmail, problemOf } from './mail-link.ts';

const TOKEN: MailToken = {
  memberId: AUTHOR,
  purpose: 'sign-in',
  tokenHash: 'a'.repeat(64),
  email: 'ana@example.org',
  expiresAt: NOON,
  used: false,
  createdAt: NOON - 24 * HOUR,
  returnTo: null,
};

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
