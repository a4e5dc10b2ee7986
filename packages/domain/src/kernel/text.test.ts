import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, hasControlCharacters } from './text.ts';

/** Any code point, also half of a surrogate pair. */
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
    ['keeps markup as the text that it is', '<b>&amp;</b>', '<b>&amp;</b>'],
  ])('%s', (_, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned);
  });

  test('stays as it is when cleaned again', () => {
    const text = fc.string({
      unit: fc.oneof(fc.constantFrom('\r', '\n', '\u0000', ' ', '\u202e', '\ufeff', '\u200b', 'a'), anyCharacter),
    });
    fc.assert(
      fc.property(text, (some) => {
        expect(cleanText(cleanText(some))).toBe(cleanText(some));
      }),
    );
  });
});

test.each(['\r', '\n', '\u0000', '\t', '\u001f', '\u007f', '\u0085', '\u009f'])(
  '%j is a control character',
  (character) => {
    expect(hasControlCharacters(`Ana${character}Ben`)).toBe(true);
  },
);

test.each(['', 'Ana', 'Søren Ñ', '中文', '👩‍👧', 'a\u00a0b'])('%j has no control characters', (text) => {
  expect(hasControlCharacters(text)).toBe(false);
});
