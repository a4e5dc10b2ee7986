import type { Page } from '@playwright/test';
import { startFaultyProxy } from './support/faulty-proxy.ts';
import { goOffline, goOnline } from './support/network.ts';
import { toast } from './support/outbox.ts';
import { createMember, mailedCode, mailedLink, PASSWORD, postConflict } from './support/people.ts';
import { fillAndPress, loseTheNetwork, noEffort, pressFromHome, reportEffort, tap, wait } from './support/sign-up.ts';
import { expect, test, untilInstalled } from './support/test.ts';
import { voteOfMany } from './support/vote-of-many.ts';

test.use({ reducedMotion: 'no-preference' });

const UNREACHED = 'We couldn’t reach TwoSides.';

const register = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/check-email\?email=/);
};

test('the mailed code leads straight to the pending vote, also when each step first fails offline', async ({
  page: author,
  browser,
  server,
}) => {
  await createMember(author, 'first-poster@example.org', 'FirstPoster');
  const path = await postConflict(author, 'Who walks the dog in the rain?');
  const network = await startFaultyProxy(server.origin);
  const context = await browser.newContext({ baseURL: network.origin, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(path);
  await untilInstalled(page);
  await goOffline(context, network);
  await page.getByRole('button', { name: 'Her side' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Vote Now' }).click();
  await page.getByLabel('Email').fill('coder@example.org');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const signUp = page.getByRole('button', { name: 'Sign up' });
  await signUp.click();
  await expect(toast(page, 'Registration failed', UNREACHED)).toBeVisible();
  await goOnline(context, network);
  await signUp.click();
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
  await page.getByText('Revealing Results...').last().waitFor();
  await goOffline(context, network);
  await goOnline(context, network);
  await expect(page.getByRole('button', { name: 'Change Vote?' })).toBeVisible();
  await expect(page.getByText('1 vote', { exact: true }).first()).toBeVisible();
  expect(tries).toBeGreaterThan(0);
  await context.close();
  network.stop();
});

test('from home to a result takes four taps and three typed fields, also with the link opened in another tab', async ({
  page,
  browser,
  server,
}) => {
  const author = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await createMember(author, 'second-poster@example.org', 'SecondPoster');
  await voteOfMany(server, await postConflict(author, 'Who takes out the bins?'), 9);
  await author.context().close();
  const result = (tab: Page) => tab.getByRole('button', { name: 'Change Vote?' });

  const byCode = await pressFromHome(page, 'Who takes out the bins?', 'by-code@example.org');
  await page.getByLabel('Code from the email').fill(await mailedCode(page, 'by-code@example.org'));
  byCode.fields += 1;
  await wait(byCode, 'the vote', () => page.getByText('Revealing Results...').last().waitFor());
  await expect(result(page)).toBeVisible();
  reportEffort('From home to a result', byCode);
  expect(byCode).toEqual({
    taps: 4,
    fields: 3,
    waits: expect.any(Array),
    screens: ['Get real clarity from real people.', 'Sign up for TwoSides', 'Create your password', 'Check your email'],
  });

  const waiting = await (await browser.newContext({ baseURL: server.origin })).newPage();
  const byLink = await pressFromHome(waiting, 'Who takes out the bins?', 'by-link@example.org', loseTheNetwork);
  const link = await mailedLink(waiting, 'by-link@example.org', 'verify-email');
  const other = await waiting.context().newPage();
  byLink.taps += 1;
  await wait(byLink, 'the link', async () => {
    await other.goto(link);
    await waiting.getByText('Revealing Results...').last().or(result(waiting)).first().waitFor();
  });
  reportEffort('From home to a result by a link in another tab', byLink);
  expect([byLink.taps, byLink.fields]).toEqual([5, 2]);
  await expect(result(waiting)).toBeVisible();
  await loseTheNetwork(waiting);
  await other.getByRole('link', { name: 'Continue', exact: true }).click();
  await expect(result(other)).toBeVisible();
  await expect(other.getByText('11 votes').first()).toBeVisible();
  await waiting.context().close();
});

test('the waiting tab continues by itself when the link is opened in another', async ({ page, context }) => {
  await page.goto('/register');
  await register(page, 'tabs@example.org');
  const other = await context.newPage();
  await other.goto(await mailedLink(page, 'tabs@example.org', 'verify-email'));
  await expect(other.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await expect(page).toHaveURL('/onboarding');
});

test('on another device the link shows the code, continues with a new password, and leads to the pending vote', async ({
  page,
  browser,
  server,
  consoleProblems,
}) => {
  const author = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await createMember(author, 'third-poster@example.org', 'ThirdPoster');
  const path = await postConflict(author, 'Who locks up at night?');
  await author.context().close();
  const effort = noEffort();
  await page.goto(path);
  const join = page.getByRole('dialog').getByRole('link', { name: 'Vote Now' });
  await tap(effort, page.getByRole('button', { name: 'Her side' }), () => join.waitFor());
  await tap(effort, join, () => page.getByLabel('Email').waitFor());
  while (new URL(page.url()).pathname === '/register')
    await fillAndPress(page, effort, { email: 'two-devices@example.org', password: PASSWORD });
  const link = new URL(await mailedLink(page, 'two-devices@example.org', 'verify-email'), page.url());
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  effort.taps += 1;
  await wait(effort, 'the link', () => phone.goto(link.href));
  await expect(phone.getByRole('heading', { name: 'Did you sign up on another device?' })).toBeVisible();
  const code = await mailedCode(page, 'two-devices@example.org');
  await expect(phone.getByText(`${code.slice(0, 3)} ${code.slice(3)}`)).toBeVisible();
  const goOn = phone.getByRole('button', { name: 'Continue here' });
  await phone.getByLabel('New password').fill('12345');
  await goOn.click();
  await expect(phone.getByText('Password must be at least 6 characters long')).toBeVisible();
  await phone.getByLabel('New password').fill('a new password');
  effort.fields += 1;
  await tap(effort, goOn, () => phone.getByRole('heading', { name: 'Email verified' }).waitFor());
  const back = phone.getByRole('link', { name: 'Continue', exact: true });
  await tap(effort, back, () => phone.getByText('You were about to vote here.').waitFor());
  await expect(phone).toHaveURL(new URL(path, page.url()).href);
  const counted = phone.getByText('1 vote', { exact: true }).first();
  await tap(effort, phone.getByRole('button', { name: 'His side' }), () => counted.waitFor());
  reportEffort('From a conflict to a vote on another device, the countdown among it', effort);
  expect([effort.taps, effort.fields]).toEqual([8, 3]);
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
  await page.getByRole('button', { name: 'Sign up' }).click();
  const address = page.getByLabel('Email');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Disposable addresses don’t work here/);
  await address.fill('keeps@example.org');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Sign up' }).click();
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/too easy to guess/);
  await password.fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/check-email/);
  await expect(page.getByText('Registration failed')).toHaveCount(0);
  expect(consoleProblems.every((problem) => problem.includes('/api/auth/register'))).toBe(true);
  consoleProblems.length = 0;
});
