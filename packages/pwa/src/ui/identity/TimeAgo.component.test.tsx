import { DAY, MINUTE } from '@twosides/domain/kernel';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TimeAgo } from './TimeAgo.tsx';
import { noteServerTime, restoreServerTime, toServerTime } from './use-now.ts';

afterEach(() => noteServerTime(Date.now()));

test.each([
  ['ahead', DAY],
  ['behind', -DAY],
])('ages follow the server’s time where the device’s clock is a day %s', async (_, ahead) => {
  const serverTime = Date.now() - ahead;
  noteServerTime(serverTime);
  await render(<TimeAgo at={new Date(serverTime - 5 * MINUTE).toISOString()} />);
  await expect.element(page.getByText('5 minutes ago', { exact: false })).toBeVisible();
});

test('what is on the screen follows as soon as the server’s time is known', async () => {
  await render(<TimeAgo at={new Date(Date.now() - DAY - 5 * MINUTE).toISOString()} />);
  await expect.element(page.getByText('1 day ago', { exact: false })).toBeVisible();
  noteServerTime(Date.now() - DAY);
  await expect.element(page.getByText('5 minutes ago', { exact: false })).toBeVisible();
});

test('a wrong clock is known without a network on the next visit, and a right one is left alone', () => {
  noteServerTime(Date.now() - DAY);
  restoreServerTime();
  expect(Math.round(toServerTime(DAY) / MINUTE)).toBe(0);
  noteServerTime(Date.now() - MINUTE);
  restoreServerTime();
  expect(toServerTime(DAY)).toBe(DAY);
});
