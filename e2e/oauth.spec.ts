import type { Page } from '@playwright/test';
import { createMember, logOut, onboardWithConflict, postConflict } from './support/people.ts';
import { continueAs } from './support/providers.ts';
import { loseTheNetwork, noEffort, reportEffort, tap, wait } from './support/sign-up.ts';
import { accessibilityProblems, expect, sidewaysScroll, test } from './support/test.ts';

test.use({ serverKind: 'furnished' });

const emailOf = async (page: Page): Promise<string> => (await (await page.request.get('/api/auth/user')).json()).email;

const loseReturns = async (page: Page, path: string) => {
  const browser = await page.context().newCDPSession(page);
  browser.on('Fetch.requestPaused', ({ requestId }) =>
    browser.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' }),
  );
  await browser.send('Fetch.enable', { patterns: [{ urlPattern: `*${path}*` }] });
  return () => browser.detach();
};

const expectOnlyLostReturns = (problems: string[]) => {
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  problems.length = 0;
};

for (const { provider, from } of [
  { provider: 'Google', from: '/login' },
  { provider: 'Apple', from: '/register' },
]) {
  test(`${provider} signs a newcomer in, and onboarding follows`, async ({ page }) => {
    const email = provider === 'Apple' ? 'newcomer@icloud.com' : 'newcomer@gmail.com';
    await page.goto(from);
    await page.getByRole('link', { name: `Continue with ${provider}` }).click();
    await expect(page.getByRole('heading', { name: 'Who are you?' })).toBeVisible();
    await continueAs(page, email);
    await expect(page).toHaveURL('/onboarding');
    await onboardWithConflict(page, `By ${provider}`, 'Who forgot the milk, and who noticed first?');
    expect(await emailOf(page)).toBe(email);
  });
}

test('signing in with Apple returns a visitor to the conflict and their vote, despite a network failure on the way', async ({
  page,
  browser,
  server,
  consoleProblems,
}) => {
  const author = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await createMember(author, 'author@icloud.com', 'Author');
  const conflict = await postConflict(author, 'Whose turn is it to walk the dog?');
  await author.context().close();

  await page.goto(conflict);
  const effort = noEffort();
  const known = page.getByRole('link', { name: 'Already have an account?' });
  const apple = page.getByRole('link', { name: 'Continue with Apple' });
  await tap(effort, page.getByRole('button', { name: 'Her side' }).first(), () => known.waitFor());
  await loseTheNetwork(page);
  await tap(effort, known, () => apple.waitFor());
  await loseTheNetwork(page);
  await tap(effort, apple, () => page.getByLabel('Email').waitFor());
  const result = page.getByRole('button', { name: 'Change Vote?' });
  const giveBack = await loseReturns(page, '/auth/apple/callback');
  await continueAs(page, 'author@icloud.com');
  await expect(page).toHaveURL(/^chrome-error:/);
  await giveBack();
  await wait(effort, 'back from Apple', async () => {
    await page.reload({ waitUntil: 'commit' });
    await page.getByText('Revealing Results...').last().or(result).first().waitFor();
  });
  await loseTheNetwork(page);
  reportEffort('From a conflict to its result by Apple', effort);
  expect([effort.taps, effort.fields]).toEqual([3, 0]);
  await expect(page).toHaveURL(conflict);
  await expect(page.getByRole('button', { name: 'Change Vote?' })).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  expectOnlyLostReturns(consoleProblems);
});

test('signing in with Google leads a newcomer to the conflict, also in another tab and despite a network failure', async ({
  page,
  browser,
  server,
  consoleProblems,
}) => {
  const author = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await createMember(author, 'host@example.org', 'Host');
  const conflict = await postConflict(author, 'Who brings the guests to the station?');
  await author.context().close();

  await page.goto(conflict);
  const effort = noEffort();
  const join = page.getByRole('dialog').getByRole('link', { name: 'Vote Now' });
  const google = page.getByRole('link', { name: 'Continue with Google' });
  await tap(effort, page.getByRole('button', { name: 'Her side' }).first(), () => join.waitFor());
  await loseTheNetwork(page);
  await tap(effort, join, () => google.waitFor());
  await loseTheNetwork(page);
  const address = (await google.getAttribute('href')) ?? '';
  const tab = await page.context().newPage();
  effort.taps += 1;
  await wait(effort, 'Continue with Google', () => tab.goto(address));
  await tab.getByLabel('Email').fill('guest@example.org');
  const result = tab.getByRole('button', { name: 'Change Vote?' });
  const giveBack = await loseReturns(tab, '/auth/google/callback');
  await tab.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(tab).toHaveURL(/^chrome-error:/);
  await giveBack();
  await wait(effort, 'back from Google', async () => {
    await tab.reload({ waitUntil: 'commit' });
    await tab.getByText('Revealing Results...').last().or(result).first().waitFor();
  });
  await loseTheNetwork(tab);
  reportEffort('From a conflict to its result by Google', effort);
  expect([effort.taps, effort.fields]).toEqual([3, 0]);
  await expect(tab).toHaveURL(conflict);
  await expect(result).toBeVisible();
  await expect(tab.getByText('1 vote', { exact: true }).first()).toBeVisible();
  expect(await emailOf(tab)).toBe('guest@example.org');
  await tab.goto('/login');
  await expect(tab).toHaveURL('/');
  expectOnlyLostReturns(consoleProblems);
});

for (const provider of ['Google', 'Apple'])
  test(`declining at ${provider} returns to the login page, which says so`, async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: `Continue with ${provider}` }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Sign-in was canceled. Nothing has changed.')).toBeVisible();
    await expect(page.getByLabel('Email')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

test('a member connects Google, signs in with it, and disconnects it', async ({ page }) => {
  await createMember(page, 'connects@example.org', 'Connects');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Connect Google' }).click();
  await continueAs(page, 'another-address@example.org');
  await expect(page.getByText('Google is connected. You can sign in with it from now on.')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  await logOut(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Continue with Google' }).click();
  await continueAs(page, 'another-address@example.org');
  await expect(page).toHaveURL('/');
  expect(await emailOf(page)).toBe('connects@example.org');

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Disconnect Google' }).click();
  await expect(page.getByText('Google is disconnected')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Connect Google' })).toBeVisible();
});

test.describe('with the app’s worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('links to a provider go to the server', async ({ page }) => {
    await page.goto('/login');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.getByRole('link', { name: 'Continue with Google' }).click();
    await continueAs(page, 'installed@example.org');
    await expect(page).toHaveURL('/onboarding');
  });
});

test('signing in with a provider is accessible, at every width and by keyboard', async ({ page }) => {
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    const apple = page.getByRole('link', { name: 'Continue with Apple' });
    await expect(apple).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page)).toBe(0);
    }
    await page.getByRole('link', { name: 'Continue with Google' }).focus();
    await page.keyboard.press('Tab');
    await expect(apple).toBeFocused();
  }
});
