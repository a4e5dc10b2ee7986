import type { Page } from '@playwright/test';
import { createMember, postConflict } from './support/people.ts';
import { openSite, type Site } from './support/releases.ts';
import { test as base, expect, untilInstalled } from './support/test.ts';

const test = base.extend<{ site: Site }>({
  site: async ({ server }, use) => {
    const site = await openSite(server.origin);
    await use(site);
    await site.close();
  },
});

// A missing file leaves its line in the console.
test.use({ makesFaults: true });

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

const releaseOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.release ?? 'first');

test('an update that one tab takes keeps what is being written in both', async ({ page, context, server, site }) => {
  await createMember(page, 'updating@example.org', 'Updating');
  const path = await postConflict(page, 'Who gets the window seat');
  expect(server.origin).not.toBe(site.origin);
  await page.goto(site.origin + path);
  await untilInstalled(page);
  const other = await context.newPage();
  await other.goto(`${site.origin}/submit-conflict`);

  await page.getByLabel('Add your view').fill('Take turns, and write it down.');
  await other.getByLabel('Title').fill('Who gets the aisle seat');
  site.deployNext();
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Update' }).click();

  await expect.poll(() => releaseOf(page).catch(() => '')).toBe('next');
  await expect(page.getByLabel('Add your view')).toHaveValue('Take turns, and write it down.');
  expect(await releaseOf(other)).toBe('first');
  await expect(other.getByLabel('Title')).toHaveValue('Who gets the aisle seat');

  await other.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(other).catch(() => '')).toBe('next');
  await expect(other.getByLabel('Title')).toHaveValue('Who gets the aisle seat');
});

test('a screen whose code is gone after a deployment offers to reload, and is then there', async ({
  page,
  site,
  consoleProblems,
}) => {
  await page.goto(site.origin);
  await untilInstalled(page);
  site.deployNext();
  await page.getByRole('contentinfo').getByRole('link', { name: 'DMCA' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page did not load' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await releaseOf(page)).toBe('next');
  // What React says of the screen that was not there.
  expect(consoleProblems.every((problem) => /dynamically imported module/.test(problem))).toBe(true);
  consoleProblems.length = 0;
});

test('a screen that was opened once opens without a network, rare as it is', async ({ page, context }) => {
  await page.goto('/');
  await untilInstalled(page);
  await page.goto('/dmca');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(heading).toBeVisible();
});
