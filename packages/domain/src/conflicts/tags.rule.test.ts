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
])('the line %j names %j', (line, tags) => {
  expect(tagsOf(line)).toEqual(tags);
});

test('a tag is kept once, whatever its capitals', () => {
  expect(uniqueTags(['Sleep', 'snoring', 'SLEEP', 'sleep'])).toEqual(['Sleep', 'snoring']);
});
