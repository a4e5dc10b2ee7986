import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EXCERPT_LENGTH,
  EXCERPT_LENGTH_NARROW,
  excerptOf,
  PROMPT_TITLE_LENGTH,
  SIDEBAR_TITLE_LENGTH,
} from './excerpt.ts';

const FAMILY = '👩‍👩‍👧‍👦';
const SKIN_TONE = '\u{1f3fd}';
const graphemes = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

test('the lengths are those of the specification', () => {
  expect([EXCERPT_LENGTH, EXCERPT_LENGTH_NARROW, SIDEBAR_TITLE_LENGTH, PROMPT_TITLE_LENGTH]).toEqual([120, 80, 60, 50]);
});

test.each([120, 80])('a text of up to %i characters stays as it is; one more, and the cut is marked', (length) => {
  expect(excerptOf('x'.repeat(length), length)).toBe('x'.repeat(length));
  expect(excerptOf('x'.repeat(length + 1), length)).toBe(`${'x'.repeat(length)}…`);
});

test('no space is left before the ellipsis', () => {
  expect(excerptOf('one two three', 4)).toBe('one…');
});

describe('characters are counted as a reader counts them', () => {
  test('so 120 families are not cut, though each is eleven units', () => {
    expect(excerptOf(FAMILY.repeat(120), 120)).toBe(FAMILY.repeat(120));
    expect(excerptOf(FAMILY.repeat(121), 120)).toBe(`${FAMILY.repeat(120)}…`);
  });

  test('and an accent stays on its letter', () => {
    expect(excerptOf('e\u0301'.repeat(3), 2)).toBe(`${'e\u0301'.repeat(2)}…`);
  });
});

test('an excerpt begins like the text, is no longer than asked, and is well formed', () => {
  const text = fc.string({
    unit: fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), fc.constant(SKIN_TONE)),
  });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 20 }), (text, length) => {
      const excerpt = excerptOf(text, length);
      if (excerpt === text) return;
      expect(excerpt.endsWith('…')).toBe(true);
      expect(text.startsWith(excerpt.slice(0, -1))).toBe(true);
      expect(graphemes(excerpt.slice(0, -1)).length).toBeLessThanOrEqual(length);
      expect(excerpt.isWellFormed()).toBe(true);
    }),
  );
});

test('a single character of any size is cut at a bound, never inside a surrogate pair', () => {
  const excerpt = excerptOf(`a${SKIN_TONE.repeat(5_000)}`, 120);
  expect(excerpt.length).toBeLessThanOrEqual(120 * 16 + 1);
  expect(excerpt.isWellFormed()).toBe(true);
});
