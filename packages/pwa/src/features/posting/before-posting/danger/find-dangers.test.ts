import { expect, test } from 'vitest';
import { createDangerFinder, type Phrases } from './find-dangers.ts';

const NONE = {
  violence: [],
  threats: [],
  weapons: [],
  strangling: [],
  suicide: [],
  children: [],
  control: [],
  sexual: [],
};
const finder = (dangers: Partial<Phrases['dangers']>, harmless: readonly string[] = []) =>
  createDangerFinder({
    groups: { someone: 'me her him', hits: 'hit hits punch*' },
    dangers: { ...NONE, ...dangers },
    harmless,
  });

test('finds a phrase by its words in order, however typed', () => {
  const find = finder({ violence: ['dont hurt me'] });
  expect(['DON’T  hurt, me!', "so don't\nhurt me", 'dont hurt me'].map((text) => find(text).length)).toEqual([1, 1, 1]);
  expect(['hurt me dont', 'dont hurt', 'dont hurt men', ''].flatMap(find)).toEqual([]);
});

test('a step may be one of several words, a beginning, or one of a group', () => {
  const find = finder({ violence: ['<hits>/kicked <someone>'] });
  expect(['he hits me', 'punching her', 'kicked him'].flatMap(find)).toHaveLength(3);
  expect(['he hitches me', 'kicking him', 'hits them'].flatMap(find)).toEqual([]);
});

test('a gap matches zero to three words', () => {
  const find = finder({ weapons: ['pulled … knife'] });
  expect(['pulled knife', 'pulled out a big knife'].flatMap(find)).toEqual(['weapons', 'weapons']);
  expect(find('pulled out a very big knife')).toEqual([]);
});

test('a phrase inside a harmless one does not count, but another one beside it does', () => {
  const find = finder({ violence: ['hit me'] }, ['it hit me']);
  expect(find('It hit me that we never talk.')).toEqual([]);
  expect(find('It hit me that he hit me.')).toEqual(['violence']);
});

test('returns each danger once, in order', () => {
  const find = finder({ suicide: ['die'], violence: ['hit', 'beat'] });
  expect(find('I want to die since he hit and beat and hit me.')).toEqual(['violence', 'suicide']);
});

test('checks a long text in linear time', () => {
  const find = finder({ violence: ['a … a … a … b'] });
  expect(find('a '.repeat(20_000))).toEqual([]);
});
