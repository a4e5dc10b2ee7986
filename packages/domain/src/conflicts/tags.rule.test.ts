import { expect, test } from 'vitest';
import { tagsOf, uniqueTags } from './tags.rule.ts';

test.each([
  ['', []],
  [' , ,', []],
  ['chores', ['chores']],
  ['chores, in-laws ,  late   nights', ['chores', 'in-laws', 'late nights']],
  ['#chores, ## money', ['chores', 'money']],
  ['Chores, money, chores', ['Chores', 'money']],
  ['деньги, お金', ['деньги', 'お金']],
  ['家务，沟通、＃钱', ['家务', '沟通', '钱']],
  ['مال، نوم', ['مال', 'نوم']],
])('the line %j names %j', (line, tags) => {
  expect(tagsOf(line)).toEqual(tags);
});

test('a tag is kept once, whatever its capitals', () => {
  expect(uniqueTags(['Sleep', 'snoring', 'SLEEP', 'sleep'])).toEqual(['Sleep', 'snoring']);
  expect(uniqueTags(['Küche', 'KU\u0308CHE', 'ｋüｃｈｅ'])).toEqual(['Küche']);
});
