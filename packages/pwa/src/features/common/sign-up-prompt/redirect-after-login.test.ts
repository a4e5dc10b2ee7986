import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearAboutToVote, isAboutToVote } from '../../../outbox/join-flow.ts';
import { memoryStorage } from '../../../test-support/memory-storage.ts';
import { pathAfterSignIn, peekRedirect, rememberRedirect, takeRedirect } from './redirect-after-login.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('returns the path once', () => {
  rememberRedirect('/leaderboard?period=day');
  expect(takeRedirect()).toBe('/leaderboard?period=day');
  expect(takeRedirect()).toBe('/');
});

test('stores only a conflict’s id', () => {
  rememberRedirect('/conflict/17/who-does-the-dishes?sort=new');
  expect(sessionStorage.getItem('redirect-after-login')).toBe('/conflict/17');
  expect(takeRedirect()).toBe('/conflict/17');
});

test('tells the conflict about a vote interrupted by joining, outside the URL', () => {
  rememberRedirect('/conflict/17/who-does-the-dishes#vote');
  expect(peekRedirect()).toBe('/conflict/17#vote');
  expect(takeRedirect()).toBe('/conflict/17');
  expect([isAboutToVote('/conflict/17'), isAboutToVote('/conflict/1')]).toEqual([true, false]);
  expect(pathAfterSignIn(true, '/conflict/1#vote')).toBe('/conflict/1');
  expect(isAboutToVote('/conflict/1')).toBe(true);
  clearAboutToVote();
  expect(pathAfterSignIn(true, '/conflict/1')).toBe('/conflict/1');
  expect(isAboutToVote('/conflict/1')).toBe(false);
});

test.each([
  ['/conflict/17', true, null, '/conflict/17'],
  ['/conflict/17', false, '/conflict/4', '/conflict/17'],
  ['/', true, '/conflict/4', '/conflict/4'],
  ['/', true, '/leaderboard', '/leaderboard'],
  ['/', false, '/login?returnTo=/login', '/'],
  ['/', false, '//evil.example', '/'],
  ['/', true, null, '/onboarding'],
  ['/', false, null, '/'],
  ['/leaderboard', false, null, '/leaderboard'],
  ['/leaderboard', true, null, '/leaderboard'],
  ['/today?at=3', true, null, '/today?at=3'],
] as const)('from %j, onboarding due: %s, carried: %j, one goes on to %j', (own, isDue, carried, path) => {
  rememberRedirect(own);
  expect(pathAfterSignIn(isDue, carried)).toBe(path);
});

test('returns to the discussion of a conflict, where a comment was written', () => {
  rememberRedirect('/conflict/17/who-does-the-dishes#discussion');
  expect(takeRedirect()).toBe('/conflict/17#discussion');
});

test('a later path replaces an earlier one', () => {
  rememberRedirect('/conflict/1');
  rememberRedirect('/conflict/2');
  expect(takeRedirect()).toBe('/conflict/2');
});

test('goes home if nothing is stored', () => {
  expect(takeRedirect()).toBe('/');
});

test.each([
  '/api/auth/user',
  '/auth/google',
  '/nowhere',
  '/login',
  '/register',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '',
])('%j never leaves the site', (path) => {
  rememberRedirect(path);
  expect(takeRedirect()).toBe('/');
});

test('goes home without storage', () => {
  vi.stubGlobal('sessionStorage', {
    setItem: refuse,
    getItem: refuse,
  });
  rememberRedirect('/conflict/1');
  expect(takeRedirect()).toBe('/');
});

function refuse() {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
