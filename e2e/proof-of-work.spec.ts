import type { Page } from '@playwright/test';
import { PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ makesFaults: true, serverKind: 'limited' });

const PUZZLE = 'your device is solving a puzzle by itself';

/** What the page asks of the server when somebody registers, and whether it starts a thread for a puzzle. */
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

/** Half of what a domain has, and one more is over it. */
const useUpHalf = async (page: Page, domain: string) => {
  for (const name of ['one', 'two'])
    await page.request.post('/api/auth/register', {
      data: { email: `${name}@${domain}`, password: PASSWORD },
      headers: { 'Sec-Fetch-Site': 'same-origin' },
    });
};

test('who registers where nobody else does meets no puzzle', async ({ page }) => {
  const seen = watched(page);
  await signUp(page, 'ana@calm.example');
  await expect(page).toHaveURL(/\/check-email/);
  expect(seen).toEqual({ answers: [200], workers: [] });
});

test('who registers where many do is told that the device solves a puzzle, and goes on', async ({ page }) => {
  await useUpHalf(page, 'crowded.example');
  const seen = watched(page);
  // Held until the words were seen.
  const read = Promise.withResolvers<void>();
  await page.route('**/api/auth/register', async (route) => {
    if (route.request().postDataJSON().proof) await read.promise;
    await route.continue();
  });
  await signUp(page, 'ana@crowded.example');
  await expect(page.getByRole('status').filter({ hasText: PUZZLE })).toBeVisible();
  read.resolve();
  await expect(page).toHaveURL(/\/check-email/);
  expect(seen).toEqual({ answers: [428, 200], workers: [expect.stringContaining('/assets/proof-worker')] });
});

test('a device that cannot solve the puzzle is told what else to do, and keeps what was typed', async ({ page }) => {
  await useUpHalf(page, 'old.example');
  await page.route('**/assets/proof-worker*', (route) => route.abort());
  await signUp(page, 'ana@old.example');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(
    "Your device couldn't solve the puzzle that keeps machines out. Please try again, or sign up later from another network.",
  );
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await expect(page.getByText(PUZZLE)).toBeHidden();
});
