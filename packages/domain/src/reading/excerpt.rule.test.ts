import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  EXCERPT_LENGTH,
  EXCERPT_LENGTH_NARROW,
  excerptOf,
  PROMPT_TITLE_LENGTH,
  SIDEBAR_TITLE_LENGTH,
  shortened,
} from './excerpt.rule.ts';

const FAMILY = '👩‍👩‍👧‍👦';
const SKIN_TONE = '\u{1f3fd}';
const graphemes = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);

test('uses the specification’s lengths', () => {
  expect([EXCERPT_LENGTH, EXCERPT_LENGTH_NARROW, SIDEBAR_TITLE_LENGTH, PROMPT_TITLE_LENGTH]).toEqual([120, 80, 60, 50]);
});

test.each([120, 80])('a text of up to %i characters stays unchanged; a longer one ends with an ellipsis', (length) => {
  expect(excerptOf('x'.repeat(length), length)).toBe('x'.repeat(length));
  expect(excerptOf('x'.repeat(length + 1), length)).toBe(`${'x'.repeat(length)}…`);
});

describe('an account ends with a whole word', () => {
  test.each([
    ['in the middle of a word', 'I wash the dishes', 14, 'I wash the…'],
    ['at the end of a word', 'I wash the dishes again', 17, 'I wash the dishes…'],
    ['after a word and a comma', 'I wash, she reads', 7, 'I wash…'],
    ['after a question', 'Who washes? She reads', 11, 'Who washes?…'],
    ['in a word with an apostrophe', 'He says he doesn’t know', 14, 'He says he…'],
    ['in a language without spaces', '我们每天都在争论谁来洗碗', 11, '我们每天都在争论谁来…'],
  ])('where the length ends %s', (_, text, length, excerpt) => {
    expect(excerptOf(text, length)).toBe(excerpt);
  });

  test.each([
    ['a word of one letter', 'Some days he cooks, and some days I want none', 37, 'Some days he cooks, and some days…'],
    ['a short word that begins a sentence', 'I have shown him. It is a dishwasher', 22, 'I have shown him…'],
    ['one after a closing quotation mark', 'He said “not now.” She went to bed alone', 24, 'He said “not now.”…'],
  ])('that is not left alone there: %s goes with what follows it', (_, text, length, excerpt) => {
    expect(excerptOf(text, length)).toBe(excerpt);
  });

  test('unless a word is longer than half of it', () => {
    expect(excerptOf(`See ${'x'.repeat(200)}`, 20)).toBe(`See ${'x'.repeat(16)}…`);
  });

  test('does not cut a cut text again at the same length', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 40 }), fc.integer({ min: 20, max: 120 }), (text, length) => {
        const once = excerptOf(text, length);
        expect(excerptOf(once, length)).toBe(once);
      }),
    );
  });
});

test('cuts a title at its length, even inside a word, without a space before the ellipsis', () => {
  expect(shortened('I wash the dishes', 14)).toBe('I wash the dis…');
  expect(shortened('I wash the dishes', 11)).toBe('I wash the…');
});

test('counts characters as a reader does: an emoji of eleven code units, an accent on its letter', () => {
  expect(excerptOf(FAMILY.repeat(120), 120)).toBe(FAMILY.repeat(120));
  expect(excerptOf(FAMILY.repeat(121), 120)).toBe(`${FAMILY.repeat(120)}…`);
  expect(excerptOf('e\u0301'.repeat(3), 2)).toBe(`${'e\u0301'.repeat(2)}…`);
});

test('an excerpt is a prefix of the text, no longer than asked, and well formed', () => {
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

test('cuts a huge character at a bound, never inside a surrogate pair', () => {
  const excerpt = excerptOf(`a${SKIN_TONE.repeat(5_000)}`, 120);
  expect(excerpt.length).toBeLessThanOrEqual(120 * 16 + 1);
  expect(excerpt.isWellFormed()).toBe(true);
});

test('cuts plain text at a space, before a period, or inside a word longer than half of it', () => {
  const text = fc.array(fc.string({ unit: fc.constantFrom('a', '-', "'", '.', ' ', '\n'), maxLength: 9 }), {
    minLength: 20,
    maxLength: 40,
  });
  fc.assert(
    fc.property(text, fc.integer({ min: 20, max: 60 }), (words, length) => {
      const whole = words.join(' ');
      const excerpt = excerptOf(whole, length);
      if (excerpt === whole) return;
      const rest = whole.slice(excerpt.length - 1);
      const stop = /^\.?/.exec(rest)?.[0] ?? '';
      const isWhole = /^\s/.test(rest.slice(stop.length));
      expect(isWhole || excerpt.length - 1 + stop.length === length).toBe(true);
    }),
  );
});
