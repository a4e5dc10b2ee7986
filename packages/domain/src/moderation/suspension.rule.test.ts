import { expect, test } from 'vitest';
import { FOR_GOOD, suspendedText, suspensionEnd } from './moderation.rule.ts';

const AT = Date.UTC(2026, 10, 23, 14, 5);

test.each([
  ['1', '2026-11-24T23:59:59.999Z'],
  ['7', '2026-11-30T23:59:59.999Z'],
  ['30', '2026-12-23T23:59:59.999Z'],
  ['for-good', '9999-12-31T23:59:59.999Z'],
] as const)('a suspension of %s ends with the day %s', (suspension, end) => {
  expect(new Date(suspensionEnd(suspension, AT)).toISOString()).toBe(end);
});

test('tells a suspended member until when, and what they can still do', () => {
  expect(suspendedText(suspensionEnd('7', AT))).toBe(
    'Your account is suspended until the end of November 30, 2026 (UTC). You can still read, and you can appeal under “Moderation decisions.”',
  );
  expect(suspendedText(FOR_GOOD)).toContain('permanently suspended.');
});
