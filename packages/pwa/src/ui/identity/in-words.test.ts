import { expect, test } from 'vitest';
import { DAY, MINUTE } from './in-words.ts';

const DAY_BY_BROWSER = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const MINUTE_BY_BROWSER = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

test.each(
  Array.from({ length: 40 }, (_, index) => new Date(Date.UTC(2019, index, 1 + index, index * 7, index * 11, 59))),
)('%s is written as the browser would', (at) => {
  expect(DAY.format(at)).toBe(DAY_BY_BROWSER.format(at));
  expect(MINUTE.format(at)).toBe(MINUTE_BY_BROWSER.format(at).replace('\u202f', ' '));
});
