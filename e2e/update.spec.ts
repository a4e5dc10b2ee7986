import type { Page } from '@playwright/test';
import { goOffline, goOnline, isMissingCode } from './support/network.ts';
import { test as base, waitingBadge } from './support/outbox.ts';
import { createMember, postConflict } from './support/people.ts';
import { openSite, type Site } from './support/releases.ts';
import { expect, untilInstalled } from './support/test.ts';

const test = base.extend<{ site: Site }>({
  site: async ({ network }, use) => {
    const site = await openSite(network.origin);
    await use(site);
    await site.close();
  },
});

test.use({ toleratesConsoleErrors: true, serviceWorkers: 'allow' });

const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

const releaseOf = (page: Page) => page.evaluate(() => document.documentElement.dataset.release ?? 'first');

test('an update accepted in one tab keeps the drafts of both tabs and the outbox, which is sent once', async ({
  page,
  context,
  network,
  site,
}) => {
  await createMember(page, 'updating@example.org', 'Updating');
  const path = await postConflict(page, 'Who gets the window seat');
  const id = path.split('/')[2];
  await page.goto(site.origin + path);
  await untilInstalled(page);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${site.origin}/submit-conflict`);
  await other.getByLabel('Title').fill('Who gets the aisle seat');

  await goOffline(context, network);
  await page.getByRole('button', { name: 'Her side' }).click();
  await page.getByLabel('Add your view').fill('Toss a coin.');
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await expect(waitingBadge(page, 2)).toBeVisible();
  await page.getByLabel('Add your view').fill('Take turns, and write it down.');
  network.decide = () => ({ status: 503, headers: { 'Retry-After': '3600' }, body: '' });
  await goOnline(context, network);
  site.deployNext();
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Update' }).click();

  await expect.poll(() => releaseOf(page).catch(() => '')).toBe('next');
  await expect(page.getByLabel('Add your view')).toHaveValue('Take turns, and write it down.');
  await expect(waitingBadge(page, 2)).toBeVisible();
  expect(await releaseOf(other)).toBe('first');
  await expect(other.getByLabel('Title')).toHaveValue('Who gets the aisle seat');
  await expect(waitingBadge(other, 2)).toBeVisible();

  await other.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => releaseOf(other).catch(() => '')).toBe('next');
  await expect(other.getByLabel('Title')).toHaveValue('Who gets the aisle seat');

  network.writes.length = 0;
  network.decide = () => 'pass';
  await waitingBadge(page, 2).click();
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('heading', { name: 'Everything has been sent' })).toBeVisible();
  await expect(waitingBadge(other, 2)).toBeHidden();
  expect(network.writes.map((write) => write.path)).toEqual([
    `/api/conflicts/${id}/vote`,
    `/api/conflicts/${id}/comments`,
  ]);
  const { totalVotes, userVoteSide, comments } = await (await page.request.get(`/api/conflicts/${id}`)).json();
  expect({ totalVotes, userVoteSide, comments: comments.map(({ content }: { content: string }) => content) }).toEqual({
    totalVotes: 1,
    userVoteSide: 'her',
    comments: ['Toss a coin.'],
  });
  await page.goBack();
  await expect(page.getByLabel('Add your view')).toHaveValue('Take turns, and write it down.');
});

test('a screen whose code is gone after a deployment offers to reload, and then opens', async ({
  page,
  site,
  consoleProblems,
}) => {
  await page.goto(`${site.origin}/login`);
  await untilInstalled(page);
  await page.getByLabel('Email').fill('updated@example.org');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  site.deployNext();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(await releaseOf(page)).toBe('next');
  expect(consoleProblems.every(isMissingCode)).toBe(true);
  consoleProblems.length = 0;
});
