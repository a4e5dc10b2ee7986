import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY } from '../kernel/time.ts';
import { NO_CARE } from '../model/conflict.ts';
import type { Side } from '../model/vote.ts';
import { NOON } from '../test-support/records.ts';
import {
  conflictPath,
  conflictSlug,
  DEFAULT_SIDE_LABELS,
  defaultAuthorSide,
  isNew,
  pausedBy,
  shownNotes,
  sideLabelsOf,
  slugOf,
} from './shown.rule.ts';

const couple = (userPronouns: string | null, partnerPronouns: string | null) => ({
  authorSide: 'his' as const,
  userNickname: 'Sam',
  partnerNickname: 'Alex',
  userPronouns,
  partnerPronouns,
});

test.each([
  ['she/her', 'he/him'],
  ['he/him', 'she/her'],
  [null, null],
  ['', null],
  ['he/him', null],
  ['she/her', 'prefer-not-to-say'],
])('the sides of a couple of %j and %j are called "Her side" and "His side"', (user, partner) => {
  expect(sideLabelsOf(couple(user, partner))).toEqual(DEFAULT_SIDE_LABELS);
  expect(DEFAULT_SIDE_LABELS).toEqual({ her: 'Her side', his: 'His side' });
});

test.each([
  ['they/them', 'they/them'],
  ['he/him', 'he/him'],
  ['she/her', 'she/her'],
  ['she/her', 'they/them'],
  ['xe/xem', 'he/him'],
  ['ze/zir', 'she/her'],
  ['they/them', null],
  [null, 'they/them'],
  ['prefer-not-to-say', 'xe/xem'],
])('the sides of a couple of %j and %j are called by their nicknames', (user, partner) => {
  const labels = (authorSide: Side) => sideLabelsOf({ ...couple(user, partner), authorSide });
  expect(labels('his')).toEqual({ her: "Alex's side", his: "Sam's side" });
  expect(labels('her')).toEqual({ her: "Sam's side", his: "Alex's side" });
});

test.each([
  [{ partnerNickname: '' }, { her: "Partner's side", his: "Sam's side" }],
  [{ userNickname: '' }, { her: "Alex's side", his: "Author's side" }],
  [{ partnerNickname: 'Sam' }, { her: "Partner's side", his: "Sam's side" }],
])('a word stands in place of a name that is missing or that both have: %j', (names, labels) => {
  expect(sideLabelsOf({ ...couple('they/them', 'they/them'), ...names })).toEqual(labels);
});

test.each([
  ['he/him', null, 'his'],
  ['he/him', 'he/him', 'his'],
  ['she/her', 'he/him', 'her'],
  ['she/her', 'she/her', 'her'],
  ['they/them', 'he/him', 'her'],
  ['they/them', 'she/her', 'his'],
  [null, 'she/her', 'his'],
  ['they/them', 'they/them', null],
  ['custom', 'prefer-not-to-say', null],
  [null, null, null],
] as const)('of %j with a partner of %j is %j', (own, partner, side) => {
  expect(defaultAuthorSide(own, partner)).toBe(side);
});

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

describe('the slug of a title', () => {
  test.each([
    ['Who does the dishes?', 'who-does-the-dishes'],
    ["My partner's ex: friend or foe?!", 'my-partners-ex-friend-or-foe'],
    ['  spaces \t and\u00a0more  ', 'spaces-and-more'],
    ['half-and-half -- done', 'half-and-half-done'],
    ['- - -', ''],
    ['50/50 & 24%', '5050-24'],
    ['a_b', 'ab'],
    ['Wer spült? Über Größe', 'wer-spült-über-größe'],
    ['Кто моет посуду?', 'кто-моет-посуду'],
    ['誰が皿を洗う？', '誰が皿を洗う'],
    ['من يغسل الصحون؟', 'من-يغسل-الصحون'],
    ['हिन्दी में', 'हिन्दी-में'],
    ['Cafe\u0301', 'café'],
    ['../../etc/passwd', 'etcpasswd'],
    ['<script>alert(1)</script>', 'scriptalert1script'],
  ])('%j is %j', (title, slug) => {
    expect(slugOf(title)).toBe(slug);
  });

  test.each(['', '   ', '?!…', '🤷', '❤️', '👩‍👩‍👧‍👦', '\u200b\u200d', '\ud800', '\u3164'])(
    '%j leaves nothing',
    (title) => {
      expect(slugOf(title)).toBe('');
    },
  );

  test('does not change a slug', () => {
    const title = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: fc.constantFrom('e', 'E', '\u0301', '.', '-', ' ', '\u200d', 'İ', 'Σ', '가', '\u11a8') }),
    );
    fc.assert(
      fc.property(title, (text) => {
        expect(slugOf(slugOf(text))).toBe(slugOf(text));
      }),
      { numRuns: 2_000 },
    );
  });

  test('is one valid path segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const slug = slugOf(text);
        expect(slug).not.toMatch(/[\s/\\?#%.]|^-|-$|--/);
        expect(decodeURIComponent(encodeURIComponent(slug))).toBe(slug);
      }),
    );
  });
});

test('a conflict’s path ends with its slug, or with its id when that is empty', () => {
  const dishes = { id: 17, title: 'Who does the dishes?' };
  for (const conflict of [dishes, { ...dishes, collapsedBy: null }])
    expect(conflictPath(conflict)).toBe('/conflict/17/who-does-the-dishes');
  expect(conflictPath({ id: 17, title: '❤️?!' })).toBe('/conflict/17');
});

test.each(['reports', 'moderator'] as const)(
  'the address of a conflict collapsed by %s has no title',
  (collapsedBy) => {
    const conflict = { id: 17, title: 'Who does the dishes?', collapsedBy };
    expect([conflictPath(conflict), conflictSlug(conflict)]).toEqual(['/conflict/17', '']);
  },
);

test('a conflict is new for its first 24 hours', () => {
  expect([0, DAY - 1, DAY].map((age) => isNew(NOON, NOON + age))).toEqual([true, true, false]);
});

test.each([
  [NO_CARE, null],
  [{ ...NO_CARE, authorPause: 'lifted' }, null],
  [{ ...NO_CARE, authorPause: 'set' }, 'author'],
  [{ ...NO_CARE, authorPause: 'set', isPaused: true }, 'moderator'],
  [{ ...NO_CARE, authorPause: 'lifted', isPaused: true }, 'moderator'],
] as const)('of %o voting rests by %s', (care, by) => {
  expect(pausedBy({ care })).toBe(by);
});

test.each([
  [[], ['loss'], ['loss']],
  [['violence'], [], ['violence']],
  [['loss'], ['loss', 'abuse'], ['loss', 'abuse']],
  [['abuse'], ['sexual', 'loss', 'violence'], ['abuse', 'sexual', 'loss']],
] as const)('of a moderator’s notes %o and the author’s %o the first three are shown', (notes, contentNotes, shown) => {
  expect(shownNotes({ care: { ...NO_CARE, notes }, contentNotes })).toEqual(shown);
});
