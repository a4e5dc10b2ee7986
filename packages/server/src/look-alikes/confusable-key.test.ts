import { expect, test } from 'vitest';
import { confusableKeyOf } from './confusable-key.ts';
import { nameVariants } from './free-name.ts';

test.each([
  ['Admin', 'Аdmin', 'Cyrillic А'],
  ['Admin', 'ADMІN', 'Ukrainian І'],
  ['Admin', 'Adm1n', 'a digit'],
  ['Admin', 'Adm|n', 'a bar'],
  ['Admin', 'Admın', 'dotless ı'],
  ['Istanbul', 'İstanbul', 'dotted İ'],
  ['Admin', 'Adrnin', 'two letters'],
  ['Admin', 'Ａｄｍｉｎ', 'full width'],
  ['Admin', '𝐀𝒹𝖒𝚒𝓷', 'mathematical letters'],
  ['Admin', 'Ad\u200bmin', 'a zero-width space'],
  ['Admin', '\u200fAdmin', 'a right-to-left mark'],
  ['Admin', 'Ad\u00admin', 'a soft hyphen'],
  ['Admin', 'Admin\u3164', 'a Hangul filler'],
  ['Admin', 'Admin\u2800', 'a blank of Braille'],
  ['Deleted member', 'Deleted  member', 'two spaces'],
  ['Deleted member', 'Deleted\u00a0\u2003member', 'other spaces'],
  ['Deleted member', 'Dеlеtеd mеmbеr', 'Cyrillic е'],
  ['TwoSides', 'TvvoSides', 'two v'],
  ['TwoSides', 'TwоSidеs', 'Cyrillic о and е'],
  ['TwoSides', 'ΤwοSides', 'Greek letters'],
  ['TwoSides', 'TwoЅides', 'Cyrillic Ѕ'],
  ['Ian', 'lan', 'a small L'],
  ['Ian', '1an', 'a one'],
  ['Bob', 'B0b', 'a zero'],
  ['Nina', 'ΝΙΝΑ', 'Greek capitals'],
  ['AHHA', 'АННА', 'Cyrillic capitals'],
  ['Capa', 'Сара', 'a Cyrillic word'],
  ['Oscar', 'Ꮎscar', 'Cherokee', false],
  ['René', 'Rene\u0301', 'a combined accent'],
  ['Paypal', 'Раураl', 'Cyrillic letters'],
  ['jessica', 'јеѕѕіса', 'a Cyrillic word'],
  ['STRASSE', 'strasse', 'letter case'],
  ['Bloße', 'Bloβe', 'Greek β'],
  ['Ana', 'Anna', 'another letter', false],
  ['Ana', 'Aña', 'an accent', false],
  ['Ana', 'Ava', 'another letter', false],
  ['Mary', 'Marv', 'another letter', false],
  ['Анна', 'Инна', 'another letter', false],
  ['Kim', 'Tim', 'another letter', false],
  ['田中', '中田', 'another order', false],
  ['Ada 2', 'Ada2', 'a space', false],
] as [string, string, string, boolean?][])(
  '%s and %s (%s) look the same, unless said',
  (one, other, _, alike = true) => {
    expect(confusableKeyOf(one) === confusableKeyOf(other)).toBe(alike);
  },
);

test('A name’s variants end in a number, and are no longer than a nickname', () => {
  const variants = nameVariants('Bartholomew the🦊Wise');
  const firstTen = Array.from({ length: 10 }, () => variants.next().value);
  expect(firstTen.slice(0, 3)).toEqual(['Bartholomew the🦊Wise', 'Bartholomew the🦊Wi2', 'Bartholomew the🦊Wi3']);
  expect(firstTen[9]).toBe('Bartholomew the🦊W10');
});
