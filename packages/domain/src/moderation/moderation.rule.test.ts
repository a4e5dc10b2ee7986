import { expect, test } from 'vitest';
import type { CommentId } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';
import type { Ruling } from '../model/report.ts';
import { NOON } from '../test-support/records.ts';
import { authorRecord, claimRefusal, coarseAge, FOR_GOOD, suspendedText, suspensionEnd } from './moderation.rule.ts';

test.each([
  ['nobody looks at', false, null, null],
  ['the moderator looks at', false, { by: 'me', until: NOON + 1 }, null],
  ['somebody else looks at', false, { by: 'other', until: NOON + 1 }, 'case-claimed'],
  ['somebody else has looked at for long enough', false, { by: 'other', until: NOON }, null],
  ['nobody looks at, and is their own', true, null, 'own-case'],
  ['somebody else looks at, and is their own', true, { by: 'other', until: NOON + 1 }, 'own-case'],
] as const)('a moderator may decide on what %s, or is told why not', (_, isOwn, claim, refusal) => {
  expect(claimRefusal({ isOwn, claim }, 'me', NOON)).toBe(refusal);
});

test.each([
  [0, 'this week'],
  [6, 'this week'],
  [7, 'this month'],
  [30, 'this month'],
  [31, 'older'],
])('what is %i days old is of %s', (days, age) => {
  expect(coarseAge(NOON - days * DAY, NOON)).toBe(age);
});

const ruling = (item: string, effect: Ruling['effect'], over: Partial<Ruling> = {}): Ruling => ({
  item: { kind: 'comment', id: item as CommentId },
  verdict: 'remove',
  effect,
  ground: 'abuse',
  facts: '',
  by: 'moderator',
  at: NOON,
  ...over,
});

test.each<[string, readonly Ruling[], string]>([
  ['nothing', [], 'none'],
  ['a removal', [ruling('a', 'removed')], 'one'],
  ['two rulings on one item', [ruling('a', 'warned'), ruling('a', 'removed')], 'one'],
  ['rulings on two items', [ruling('a', 'collapsed'), ruling('b', 'warned')], 'several'],
  ['a removal that was reversed', [ruling('a', 'removed'), ruling('a', 'restored')], 'none'],
  ['a removal that was upheld', [ruling('a', 'removed'), ruling('a', 'upheld')], 'one'],
  ['a warning that was withdrawn', [ruling('a', 'warned'), ruling('a', 'withdrawn')], 'none'],
  ['a pause', [ruling('a', 'rested')], 'none'],
  ['a content note with a suspension', [ruling('a', 'noted', { suspension: '7' })], 'one'],
  ['reports that hid it', [ruling('a', 'collapsed', { by: 'reports' })], 'none'],
  ['a removal of over a year ago', [ruling('a', 'removed', { at: NOON - 366 * DAY })], 'none'],
])('counts for an author’s record after %s', (_, rulings, record) => {
  expect(authorRecord(rulings, NOON)).toBe(record);
});

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
