import { expect, test } from 'vitest';
import { matchPage, PAGE_REDIRECTS, PAGES, pageAt, redirectOf } from './pages.ts';

test.each([
  ['/', { page: 'home', params: {} }],
  ['/login', { page: 'login', params: {} }],
  ['/login/', { page: 'login', params: {} }],
  ['/conflict/17', { page: 'conflict', params: { id: '17' } }],
  ['/conflict/17/', { page: 'conflict', params: { id: '17' } }],
  ['/conflict/17/who-does-the-dishes', { page: 'conflict', params: { id: '17', slug: 'who-does-the-dishes' } }],
])('%s is a page', (path, match) => {
  expect(matchPage(path)).toEqual(match);
});

test.each([
  ...['', 'login', '/nothing', '/login/more', '/LOGIN', '/constructor'],
  ...['/conflict', '/conflict/', '/conflict//x', '/conflict/17/a/b'],
])('%j is none', (path) => {
  expect(matchPage(path)).toBeNull();
});

test('every pattern matches its own page', () => {
  for (const [page, pattern] of Object.entries(PAGES))
    expect(matchPage(pattern.replace(/\/:\w+\?$/, '').replaceAll(/:\w+/g, '17'))?.page).toBe(page);
});

test('every redirect leads to a page and is not a page itself', () => {
  for (const [from, to] of Object.entries(PAGE_REDIRECTS)) {
    expect([matchPage(from), matchPage(to)?.page]).toEqual([null, expect.any(String)]);
    expect([redirectOf(from), redirectOf(`${from}/`)]).toEqual([to, to]);
  }
});

test.each(['/', '', '/auth/google', '/submit-conflict', 'constructor'])('%j redirects nowhere', (path) => {
  expect(redirectOf(path)).toBeNull();
});

test.each([
  ['/conflict/17', '/conflict/17'],
  ['/conflict/17/', '/conflict/17'],
  ['/conflict/17/who-does-the-dishes', '/conflict/17'],
  ['/conflict/171/who-does-the-dishes', '/conflict/171'],
  ['/category/money', '/category/money'],
])('%s is the page %s, whatever the slug', (path, page) => {
  expect(pageAt(path)).toBe(page);
});
