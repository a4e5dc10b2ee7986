import { expect, test } from 'vitest';
import { isChunkError } from './ErrorScreen.tsx';

test.each([
  'Failed to fetch dynamically imported module: https://example.com/assets/HomeScreen-1.js',
  'error loading dynamically imported module: https://example.com/assets/HomeScreen-1.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/HomeScreen-1.css',
])('takes "%s" for missing code, which a reload cures', (message) => {
  expect(isChunkError(new Error(message))).toBe(true);
});

test('treats any other error as our own', () => {
  expect(isChunkError(new TypeError("Cannot read properties of undefined (reading 'id')"))).toBe(false);
  expect(isChunkError('Failed')).toBe(false);
});
