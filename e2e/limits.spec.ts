import type { Page } from '@playwright/test';
import { createMember, mailedLink, PASSWORD, postElsewhere } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ toleratesConsoleErrors: true, serverKind: 'limited' });
test.describe.configure({ mode: 'default' });

test('after too many wrong passwords a mailed link signs in, and the pending vote is cast', async ({ page }) => {
  await createMember(page, 'locked@example.org', 'Locked');
  await page.context().clearCookies();
  const path = await postElsewhere(page, 'asks-which@example.org', 'Whose turn is it to drive?');
  await page.goto(path);
  await page.getByRole('button', { name: 'Her side' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Already have an account?' }).click();
  await page.getByLabel('Email').fill('locked@example.org');
  await page.keyboard.press('Enter');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('a guess');
  await password.press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Invalid email or password');
  await password.press('Enter');
  await expect(
    page.getByText('Too many sign-in attempts, possibly by someone else. We can email you a sign-in link instead.'),
  ).toBeVisible();
  await expect(password).toHaveValue('a guess');
  await page.getByRole('link', { name: 'Email me a link to sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('locked@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await mailedLink(page, 'locked@example.org', 'sign-in-link');
  const tab = await page.context().newPage();
  await tab.goto(link);
  await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(tab).toHaveURL(path);
  await expect(tab.getByRole('button', { name: 'Change Vote?' })).toBeVisible();
  await expect(tab.getByText('1 vote', { exact: true }).first()).toBeVisible();
  await tab.goto(link);
  await expect(tab.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
});

const PUZZLE = 'Checking that you’re not a bot';

const watched = (page: Page) => {
  const seen = { answers: [] as number[], workers: [] as string[] };
  page.on('response', (response) => {
    if (response.url().endsWith('/api/auth/register')) seen.answers.push(response.status());
  });
  page.on('worker', (worker) => seen.workers.push(worker.url()));
  return seen;
};

const signUp = async (page: Page, email: string) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
};

const useUpHalf = async (page: Page, domain: string) => {
  for (const name of ['one', 'two'])
    await page.request.post('/api/auth/register', {
      data: { email: `${name}@${domain}`, password: PASSWORD },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
};

test('a quiet domain registers at once, a busy one after the check for bots', async ({ page }) => {
  const seen = watched(page);
  await signUp(page, 'ana@calm.example');
  await expect(page).toHaveURL(/\/check-email/);
  expect(seen).toEqual({ answers: [200], workers: [] });

  await useUpHalf(page, 'crowded.example');
  const read = Promise.withResolvers<void>();
  await page.route('**/api/auth/register', async (route) => {
    if (route.request().postDataJSON().proof) await read.promise;
    await route.continue();
  });
  await signUp(page, 'ana@crowded.example');
  await expect(page.getByRole('status').filter({ hasText: PUZZLE })).toBeVisible();
  read.resolve();
  await expect(page).toHaveURL(/\/check-email/);
  expect(seen).toEqual({ answers: [200, 428, 200], workers: [expect.stringContaining('/assets/proof-worker')] });
});

test('a device that cannot do the proof of work gets advice and keeps what was typed', async ({ page }) => {
  await useUpHalf(page, 'old.example');
  await page.route('**/assets/proof-worker*', (route) => route.abort());
  await signUp(page, 'ana@old.example');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    'We couldn’t confirm that you’re not a bot. Please try again, or sign up later on a different network.',
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await expect(page.getByText(PUZZLE)).toBeHidden();
});
