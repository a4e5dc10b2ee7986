import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnToOf, safeRedirect } from './return-to.ts';

const anyCharacter = fc.nat(0x10ffff).map((code) => String.fromCodePoint(code));

test.each([
  '/',
  '/conflict/17',
  '/conflict/17/who-does-the-dishes?sort=new#comments',
  '/conflict/17/wer-spült',
  '/a//b',
  '/login?next=https://evil.example',
])('a visitor returns to %s', (path) => {
  expect(safeRedirect(path)).toBe(path);
});

test.each([
  ...[null, undefined, '', 'conflict/17', './17', '?q', '#x'],
  ...['//evil.example', '///evil.example', '/\\evil.example', '\\\\evil.example', '/a\\b'],
  ...['https://evil.example', 'HTTPS:/evil.example', 'javascript:alert(1)', 'data:text/html,x'],
  ...['/\t/evil.example', '/\n/evil.example', '\t//evil.example', ' //evil.example'],
  ...['/conflict/17\r\nSet-Cookie: a=b', '/a b', '/\u0000'],
  `/${'x'.repeat(2_000)}`,
])('%j falls back to the home page', (path) => {
  expect(safeRedirect(path)).toBe('/');
});

test('a browser always stays on this origin', () => {
  const path = fc.string({
    unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', '\n', ' ', 'a', '%', '2', 'f', '?', '#', '／', '。'),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        path,
        path.map((rest) => `/${rest}`),
        fc.webUrl(),
        fc.string({ unit: anyCharacter }),
      ),
      (wished) => {
        expect(new URL(safeRedirect(wished), 'https://twosides.example').origin).toBe('https://twosides.example');
      },
    ),
    { numRuns: 1_000 },
  );
});

test.each([
  ['/conflict/17/who-does-the-dishes?sort=new#comments', '/conflict/17'],
  ['/conflict/17/who-does-the-dishes#vote', '/conflict/17#vote'],
  ['/conflict/17#vote', '/conflict/17#vote'],
  ['/trending?tab=polarizing#vote', '/trending'],
  ['/conflict/none#vote', null],
  ['/#vote', null],
  ['/check-email?email=me%40example.com', null],
])('of %s the server carries %j', (path, carried) => {
  expect(returnToOf(path)).toBe(carried);
});
