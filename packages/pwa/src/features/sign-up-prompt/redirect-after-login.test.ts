import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberRedirect, takeRedirect } from './redirect-after-login.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('the path comes back once', () => {
  rememberRedirect('/conflict/17/who-does-the-dishes');
  expect(takeRedirect()).toBe('/conflict/17/who-does-the-dishes');
  expect(takeRedirect()).toBe('/');
});

test('the later path takes the place of the earlier one', () => {
  rememberRedirect('/conflict/1');
  rememberRedirect('/conflict/2');
  expect(takeRedirect()).toBe('/conflict/2');
});

test('nothing remembered leads home', () => {
  expect(takeRedirect()).toBe('/');
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])(
  '%j never leaves the site',
  (path) => {
    rememberRedirect(path);
    expect(takeRedirect()).toBe('/');
  },
);

test('a browser without storage goes home', () => {
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

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    setItem: (key: string, value: string) => void items.set(key, value),
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
  };
}
