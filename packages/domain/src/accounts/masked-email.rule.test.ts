import { expect, test } from 'vitest';
import { maskedEmail } from './masked-email.rule.ts';

test.each([
  ['anastasia@example.org', 'an***@example.org'],
  ['an@example.org', 'an***@example.org'],
  ['a@example.org', 'a***@example.org'],
  ['"odd@local"@example.org', '"o***@example.org'],
  ['no-at-sign', 'no***'],
  ['', '***'],
])('%j is shown as %j', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
