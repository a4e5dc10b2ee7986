import { expect, test } from 'vitest';
import { type HomeFilter, homePath, listOf, parseHomeFilter } from './home-filter.ts';

const filterOf = (search: string) => parseHomeFilter(new URLSearchParams(search));

test('a plain address shows the most voted of all conflicts', () => {
  expect(filterOf('')).toEqual({ category: null, sort: 'most-voted' });
  expect(listOf(filterOf(''))).toEqual({ name: 'topConflictsToday', category: null, limit: 10 });
});

test('ignores an unknown category or sort', () => {
  expect(filterOf('category=nonsense&sort=constructor')).toEqual({ category: null, sort: 'most-voted' });
});

test.each<[string, HomeFilter]>([
  ['/', { category: null, sort: 'most-voted' }],
  ['/?category=love', { category: 'love', sort: 'most-voted' }],
  ['/?sort=trending', { category: null, sort: 'trending' }],
  ['/?category=money&sort=polarizing', { category: 'money', sort: 'polarizing' }],
])('%s keeps its filter', (path, filter) => {
  expect(homePath(filter)).toBe(path);
  expect(filterOf(path.slice(2))).toEqual(filter);
});
