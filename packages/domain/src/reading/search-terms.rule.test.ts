import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance, queryTerms, respelled, SPELLING_WORDS_MAX, searchTerms } from './search-terms.rule.ts';

const isFound = (query: string, text: string): boolean => {
  const held = new Set(searchTerms(text));
  const terms = queryTerms(query);
  return terms.length > 0 && terms.every((term) => held.has(term));
};

test.each([
  ['', []],
  ['?! …', []],
  ['Who does the DISHES?', ['who', 'does', 'the', 'dishes']],
  ['dishes, Dishes; DISHES', ['dishes']],
  ["partner's 50/50", ['partner', 's', '50']],
  ['Кто моет ｐｏｓｕｄｕ', ['кто', 'моет', 'posudu']],
  ['"a" OR b* NEAR(c) -d $where', ['a', 'or', 'b', 'near', 'c', 'd', 'where']],
  ['洗碗', ['洗碗']],
  ['碗', ['碗']],
  ['LINE返信', ['line', '返信']],
])('the terms of the search %j are %j', (text, terms) => {
  expect(queryTerms(text)).toEqual(terms);
});

test('searches for the first 16 terms', () => {
  expect(queryTerms('a b c d e f g h i j k l m n o p q r').at(-1)).toBe('p');
  expect(queryTerms('我和男朋友为什么总是因为谁来打扫厨房吵架')).toHaveLength(16);
});

describe('finds a word inside a text without spaces', () => {
  test.each([
    ['洗碗', '我和男朋友为什么总是因为洗碗吵架'],
    ['碗', '我和男朋友为什么总是因为洗碗'],
    ['毎日', '彼は毎日返信が遅い'],
    ['カラオケ', '彼氏がカラオケに行きたがる'],
    ['ล้างจาน', 'แฟนของฉันไม่เคยล้างจานเลย'],
    ['설거지', '남편이 설거지를 안 해요'],
    ['ចាន', 'ប្តីខ្ញុំមិនលាងចានទេ'],
    ['ꋠꏸ', 'ꆈꌠꋠꏸꉙ'],
  ])('%s in %s', (word, text) => {
    expect(isFound(word, text)).toBe(true);
  });

  test('but not one whose characters are separated', () => {
    expect(isFound('洗碗', '洗衣服和碗')).toBe(false);
  });
});

describe('spellings of one text find each other', () => {
  test.each([
    ['ligatures', 'oﬃce ﬁnance', 'office finance'],
    ['full-width letters', 'ＷＨＯ ＰＡＹＳ', 'who pays'],
    ['half-width katakana', 'ｶﾗｵｹ', 'カラオケ'],
    ['half-width katakana with voicing marks', 'ｶﾞｿﾘﾝ', 'ガソリン'],
    ['soft hyphens', 'dish\u00adwasher', 'dishwasher'],
    ['capital sharp s', 'GROẞE SPÜLMASCHINE', 'große Spülmaschine'],
    ['zero-width non-joiners', 'می‌خواهم', 'میخواهم'],
    ['Arabic vowel marks', 'مُدَرِّسَة', 'مدرسة'],
    ['Arabic presentation forms and tatweel', 'ﻣـــﺪﺭﺳﺔ', 'مدرسة'],
    ['Hebrew vowel marks', 'שָׁלוֹם', 'שלום'],
    ['accents', 'Küche', 'KUCHE'],
    ['composed and decomposed letters', 'caf\u00e9', 'cafe\u0301'],
    ['sharp s', 'Straße', 'STRASSE'],
    ['final sigma', 'ΟΔΟΣ', 'οδος'],
    ['dotted capital I', 'İstanbul', 'istanbul'],
    ['composed and decomposed Hangul', '설거지', '설거지'.normalize('NFD')],
    ['digits of another script', '۳۰۰ تومان', '300 تومان'],
    ['letters of Arabic and Persian keyboards', 'علي كتاب دوستى', 'علی کتاب دوستی'],
    ['letters of Arabic and Urdu keyboards', 'گهر مدرسة', 'گہر مدرسه'],
    ['French ligatures', 'Ma belle-sœur', 'ma belle-soeur'],
    ['Vietnamese without accents', 'Đám cưới', 'dam cuoi'],
    ['Polish without accents', 'miłość', 'milosc'],
    ['Danish without accents', 'smørrebrød, æbler', 'smorrebrod, aebler'],
    ['apostrophes that are letters', 'п\u02bcять, o\u02bbzbek', "п'ять, o‘zbek"],
  ])('%s', (_, one, other) => {
    expect(isFound(one, other)).toBe(true);
    expect(isFound(other, one)).toBe(true);
  });

  test('any text of letters matches itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (text) => {
        fc.pre(queryTerms(text).length > 0);
        expect(isFound(text, text)).toBe(true);
      }),
    );
  });

  test('an emoji alone is searched for, and ignored next to words', () => {
    expect(isFound('🍝', 'Dinner 🍝')).toBe(true);
    expect(isFound('❤️', 'We ❤ dinner')).toBe(true);
    expect(isFound('🤷', 'Dinner 🤷🏽‍♀️')).toBe(true);
    expect(isFound('🇩🇪', 'Dinner 🇩🇪')).toBe(true);
    expect(isFound('🍝', 'Dinner')).toBe(false);
    expect(isFound('dinner 😤', 'Dinner')).toBe(true);
  });

  test('compares accents that make another word', () => {
    expect(isFound('は', 'ば')).toBe(false);
    expect(isFound('दिन', 'दान')).toBe(false);
  });
});

describe('a misspelled search', () => {
  test('uses the closest words from titles', () => {
    expect(respelled(['dishwahser', 'loads'], ['He never loads the dishwasher', 'Wishes'])).toEqual([
      'dishwasher',
      'loads',
    ]);
    expect(respelled(['holid'], ['Who pays for the holiday?'])).toEqual(['holiday']);
  });

  test('stays unchanged if no title has a close word, or one has the same', () => {
    expect(respelled(['submarine', 'loads'], ['He never loads the dishwasher'])).toBeNull();
    expect(respelled(['cat'], ['A cut'])).toBeNull();
  });

  test('compares with a bounded number of words', () => {
    const titles = Array.from({ length: SPELLING_WORDS_MAX }, (_, serial) => `w${serial}`);
    expect(respelled(['dishwahser'], [...titles.slice(1), 'dishwasher'])).not.toBeNull();
    expect(respelled(['dishwahser'], [...titles, 'dishwasher'])).toBeNull();
  });
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

  test('is counted up to one above the limit, the same in both directions', () => {
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
