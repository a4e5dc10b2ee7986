import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, searchWords, typosAllowed } from './search-words.rule.ts';

test.each([
  ['', []],
  ['?! …', []],
  ['Who does the DISHES?', ['who', 'does', 'the', 'dishes']],
  ['dishes, Dishes; DISHES', ['dishes']],
  ["partner's 50/50", ['partner', 's', '50']],
  ['Кто моет ｐｏｓｕｄｕ', ['кто', 'моет', 'posudu']],
  ['"a" OR b* NEAR(c) -d $where', ['a', 'or', 'b', 'near', 'c', 'd', 'where']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the words of %j are %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

describe('the distance of two words', () => {
  test.each([
    ['dishes', 'dishes', 0],
    ['dishes', 'dishe', 1],
    ['dishes', 'dishess', 1],
    ['dishes', 'dushes', 1],
    ['dishes', 'dihses', 1],
    ['dishes', 'wishing', 4],
    ['', 'ab', 2],
  ])('%j to %j is %i', (a, b, distance) => {
    expect(editDistance(a, b, 5)).toBe(distance);
  });

  test('is counted up to one more than the most that is asked for, and alike in both directions', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, fc.nat(4), (a, b, most) => {
        const distance = editDistance(a, b, most);
        expect(distance).toBe(Math.min(editDistance(a, b, 8), most + 1));
        expect(distance).toBe(editDistance(b, a, most));
        expect(distance === 0).toBe(a === b);
      }),
    );
  });
});

test('a longer word may hold more typos', () => {
  expect(['abc', 'abcd', 'abcdefg', 'abcdefgh'].map(typosAllowed)).toEqual([0, 1, 1, 2]);
});
