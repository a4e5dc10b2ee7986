import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, visibleLength } from './clean-text.ts';
import { cutText, firstCharacter, hasControlCharacters } from './text.ts';

const ASIAN = `${'nghiễu nghện '.normalize('NFD')}น้ำ ที่ क्षि ကျွှို့ བསྒྲུབས`;
const SCOTLAND = '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}';

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

describe('a cleaned text', () => {
  test.each([
    ['is trimmed', '  a b \n', 'a b'],
    ['has one kind of line end', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['keeps tabs and blank lines', 'a\tb\n\nc', 'a\tb\n\nc'],
    ['has no other control characters', 'a\u0000\u0007\u000b\u000c\u001b\u007f\u0085\u009fb', 'ab'],
    ['has no bidirectional overrides', '\u202agood\u202b \u202ctext\u202d\u202e', 'good text'],
    ['has no bidirectional isolates', '\u2066a\u2067b\u2068c\u2069', 'abc'],
    ['has no byte order mark', '\ufeffa\ufeff', 'a'],
    ['keeps what joins emoji', '👩‍👩‍👧‍👦 ❤️', '👩‍👩‍👧‍👦 ❤️'],
    ['keeps what Persian and Hindi need', 'می‌خواهم क्‍ष', 'می‌خواهم क्‍ष'],
    ['is empty when nothing of it can be seen', ' \u200b\u200d\n\u2060\ufe0f\u3164 ', ''],
    ['has a mark in the place of half a character', 'a\ud83db\ude00\ud83d\u202e\ude00', 'a\ufffdb\ufffd😀'],
    ['is empty when it holds only a blank pattern', '\u2800'.repeat(30), ''],
    ['is empty when it holds only a null notehead', '\u{1d159}'.repeat(30), ''],
    ['is empty when it holds only object replacements', '\ufffc'.repeat(30), ''],
    ['is empty when it holds only private use', '\ue000\u{f0000}', ''],
    ['is empty when it holds only marks', '\u0301 \u0301', ''],
    ['is empty when it holds only tags', '\u{e0041}\u{e0042}', ''],
    [
      'has at most two line breaks in a row',
      `a${'\n'.repeat(4_900)}b\r\n\r\n\r\nc\u2028\u2029\u2028d`,
      'a\n\nb\n\nc\n\nd',
    ],
    ['has one empty line where several hold only what is invisible', 'a\n\u00a0\n\u200b\n\u3164\nb', 'a\n\nb'],
    ['neither begins nor ends with invisible lines', '\u200b\n\u2800\na\n\u200b\n', 'a'],
    ['keeps an emoji at its end', 'a\n❤️', 'a\n❤️'],
    ['keeps up to four marks of any script on a letter', `Z${'\u0335'.repeat(24)}a`, `Z${'\u0335'.repeat(4)}a`],
    [
      'counts marks through joiners',
      `Z${'\u0335\u200d'.repeat(24)}`,
      `Z${'\u0335\u200d'.repeat(4)}${'\u200d'.repeat(20)}`,
    ],
    ['keeps up to six marks of a script', `ก${'\u0e49'.repeat(24)}`, `ก${'\u0e49'.repeat(6)}`],
    ['keeps vocalized Hebrew and Arabic', 'בְּרֵאשִׁ֖ית مُدَرِّسَةٌ', 'בְּרֵאשִׁ֖ית مُدَرِّسَةٌ'],
    ['keeps Vietnamese, Thai, Hindi, Burmese and Tibetan', ASIAN, ASIAN],
    ['keeps a flag of tags', SCOTLAND, SCOTLAND],
    ['keeps markup as the text that it is', '<b>&amp;</b>', '<b>&amp;</b>'],
  ])('%s', (_, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  test('does not change when cleaned again', () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom('\r', '\n', '\u0000', ' ', '\u202e', '\ufeff', '\u200b', '\u0301', '\u2800', '\u2028', 'a'),
        anyCharacter,
      ),
    });
    fc.assert(
      fc.property(text, (some) => {
        expect(cleanText(cleanText(some))).toBe(cleanText(some));
      }),
    );
  });
});

describe('the visible length', () => {
  test.each([
    ['', 0],
    [`a${'\u200b'.repeat(9)}`, 1],
    ['Who washes', 10],
    ['a          b', 3],
    ['a\u2800\u200b\u0301b', 2],
    ['👩‍👩‍👧‍👦❤️', 2],
    ['e\u0301e\u0301', 2],
    ['\u3164a', 1],
  ])('of %j is %i', (text, length) => {
    expect(visibleLength(text)).toBe(length);
  });

  test('is counted up to the limit', () => {
    expect(visibleLength('a b c d e f', 3)).toBe(3);
  });
});

test.each([
  ['🦊Fox', '🦊'],
  ['👩‍👩‍👧‍👦 us', '👩‍👩‍👧‍👦'],
  ['e\u0301mile', 'e\u0301'],
  ['', null],
])('the first character of %j is %j', (text, character) => {
  expect(firstCharacter(text)).toBe(character);
});

test.each([
  ['abc', 3, 'abc'],
  ['abcd', 3, 'abc'],
  ['ab🦊', 3, 'ab'],
  ['a👩‍👩‍👧‍👦b', 8, 'a'],
  ['abe\u0301', 3, 'ab'],
])('%j is cut to at most %i units as %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

test.each(['\r', '\n', '\u0000', '\t', '\u001f', '\u007f', '\u0085', '\u009f', '\u2028', '\u2029'])(
  '%j is a control character',
  (character) => {
    expect(hasControlCharacters(`Ana${character}Ben`)).toBe(true);
  },
);

test.each(['', 'Ana', 'Søren Ñ', '中文', '👩‍👧', 'a\u00a0b'])('%j has no control characters', (text) => {
  expect(hasControlCharacters(text)).toBe(false);
});
