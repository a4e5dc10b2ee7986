import type { Page } from '@playwright/test';
import { startFaultyProxy } from './support/faulty-proxy.ts';
import { expectOnlyLostRequests, goOffline, goOnline, loseTheNetwork } from './support/network.ts';
import { toast } from './support/outbox.ts';
import { fillCredentials, mailedCode, mailedLink, PASSWORD, postElsewhere } from './support/people.ts';
import { expect, test, untilInstalled } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const UNREACHED = 'We couldn’t reach TwoSides.';

const pressHerSide = async (page: Page) => {
  await page.getByRole('button', { name: 'Her side' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Vote Now' }).click();
};

const signUp = (page: Page) => page.getByRole('button', { name: 'Sign up' }).click();

test('the mailed code leads straight to the pending vote, also when each step first fails offline', async ({
  page: author,
  browser,
  server,
}) => {
  const path = await postElsewhere(author, 'first-poster@example.org', 'Who walks the dog in the rain?');
  const network = await startFaultyProxy(server.origin);
  const context = await browser.newContext({ baseURL: network.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(path);
  await untilInstalled(page);
  await goOffline(context, network);
  await pressHerSide(page);
  await fillCredentials(page, 'coder@example.org');
  await signUp(page);
  await expect(toast(page, 'Registration failed', UNREACHED)).toBeVisible();
  await goOnline(context, network);
  await signUp(page);
  await expect(page).toHaveURL(/\/check-email\?email=/);

  const code = await mailedCode(page, 'coder@example.org');
  const field = page.getByLabel('Code from the email');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.fill('12');
  await field.press('Enter');
  await expect(page.getByText('Please enter the six digits from the email')).toBeVisible();
  await goOffline(context, network);
  await field.fill(code);
  await field.press('Enter');
  await expect(page.getByRole('main').getByText(UNREACHED)).toBeVisible();
  await goOnline(context, network);
  let tries = 0;
  network.decide = (to) => (to.endsWith('/vote') && ++tries === 1 ? 'lose-answer' : 'pass');
  await field.press('Enter');
  await expect(page).toHaveURL(new RegExp(path.split('/').slice(0, 3).join('/')));
  const result = page.getByRole('button', { name: 'Change Vote?' });
  await page.getByText('Revealing Results...').or(result).last().waitFor();
  await goOffline(context, network);
  await goOnline(context, network);
  await expect(result).toBeVisible();
  await expect(page.getByText('1 vote', { exact: true }).first()).toBeVisible();
  expect(tries).toBeGreaterThan(0);
  await context.close();
  network.stop();
});

test('a visitor’s votes on three conflicts all count once after signing up', async ({
  page: author,
  browser,
  server,
}) => {
  const paths: string[] = [];
  for (const name of ['cat', 'dog', 'bird'])
    paths.push(await postElsewhere(author, `owner-of-the-${name}@example.org`, `Who feeds the ${name} on Sundays?`));
  const context = await browser.newContext({ baseURL: server.origin });
  const page = await context.newPage();
  const votes: string[] = [];
  page.on('request', (request) => request.url().endsWith('/vote') && votes.push(request.url()));
  for (const path of paths.slice(0, 2)) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Her side' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('link', { name: 'Sign up to count it' })).toBeVisible();
  }
  await page.goto(paths[2] ?? '');
  await page.getByRole('button', { name: 'Her side' }).click();
  await expect(page.getByRole('dialog').getByText('Your 3 votes are saved.')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Vote Now' }).click();
  await expect(page.getByRole('main').getByText('Your 3 votes are saved.')).toBeVisible();
  await fillCredentials(page, 'three-at-once@example.org');
  await signUp(page);
  await page.getByLabel('Code from the email').fill(await mailedCode(page, 'three-at-once@example.org'));
  await expect(toast(page, 'Everything has been sent', 'Your votes have been sent.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Vote?' })).toBeVisible();
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Change Vote?' })).toBeVisible();
    await expect(page.getByText('1 vote', { exact: true }).first()).toBeVisible();
  }
  expect(new Set(votes).size).toBe(3);
  expect(votes).toHaveLength(3);
  await context.close();
});

test('a link opened in another tab lets the waiting tab continue by itself, and counts the pending vote once', async ({
  page,
  context,
  consoleProblems,
}) => {
  await page.goto(await postElsewhere(page, 'second-poster@example.org', 'Who takes out the bins?'));
  await pressHerSide(page);
  await loseTheNetwork(page);
  await fillCredentials(page, 'by-link@example.org');
  await signUp(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
  const other = await context.newPage();
  await other.goto(await mailedLink(page, 'by-link@example.org', 'verify-email'));
  await expect(page.getByRole('button', { name: 'Change Vote?' })).toBeVisible();
  await other.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Change Vote?' })).toBeVisible();
  await expect(other.getByText('1 vote', { exact: true }).first()).toBeVisible();
  expectOnlyLostRequests(consoleProblems);
});

test('on another device the link shows the code, continues with a new password, and leads to the pending vote', async ({
  page,
  browser,
  consoleProblems,
}) => {
  const path = await postElsewhere(page, 'third-poster@example.org', 'Who locks up at night?');
  await page.goto(path);
  await pressHerSide(page);
  await fillCredentials(page, 'two-devices@example.org');
  await signUp(page);
  await expect(page).toHaveURL(/\/check-email\?email=/);
  const link = new URL(await mailedLink(page, 'two-devices@example.org', 'verify-email'), page.url());
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await phone.goto(link.href);
  await expect(phone.getByRole('heading', { name: 'Did you sign up on another device?' })).toBeVisible();
  const code = await mailedCode(page, 'two-devices@example.org');
  await expect(phone.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toBeVisible();
  await phone.getByLabel('New password').fill('a new password');
  await phone.getByRole('button', { name: 'Continue here' }).click();
  await expect(phone.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await phone.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(phone.getByText('You were about to vote here.')).toBeVisible();
  await expect(phone).toHaveURL(new URL(path, page.url()).href);
  await phone.getByRole('button', { name: 'His side' }).click();
  await expect(phone.getByText('1 vote', { exact: true }).first()).toBeVisible();
  await phone.context().close();

  await page.getByLabel('Code from the email').fill(code);
  await expect(page.getByText('That code is wrong or has expired.')).toBeVisible();
  expect(consoleProblems.every((problem) => problem.includes('/api/auth/verify-code'))).toBe(true);
  consoleProblems.length = 0;
});

test('a refused email address or password is explained at its field, and can be corrected', async ({
  page,
  consoleProblems,
}) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill('me@mailinator.com');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill('123456');
  await signUp(page);
  const address = page.getByLabel('Email');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Disposable addresses don’t work here/);
  await address.fill('keeps@example.org');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await signUp(page);
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/too easy to guess/);
  await password.fill(PASSWORD);
  await signUp(page);
  await expect(page).toHaveURL(/check-email/);
  await expect(page.getByText('Registration failed')).toHaveCount(0);
  expect(consoleProblems.every((problem) => problem.includes('/api/auth/register'))).toBe(true);
  consoleProblems.length = 0;
});

test.describe('With requests that are refused', () => {
  test.use({ toleratesConsoleErrors: true });

  test('a broken link of a mail says so', async ({ page }) => {
    await page.goto('/verify-email?error=1');
    await expect(page.getByText('Email verification failed').first()).toBeVisible();
    await page.goto(`/confirm-email?token=${'a'.repeat(43)}`);
    await page.getByRole('button', { name: 'Use this email' }).click();
    await expect(page.getByText('This link isn’t valid. Please request a new one.')).toBeVisible();
  });
});
