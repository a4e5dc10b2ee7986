import type { Page } from '@playwright/test';
import { expectOnlyLostRequests, loseTheNetwork } from './support/network.ts';
import { createMember, logOut, onboardWithConflict, postElsewhere } from './support/people.ts';
import { continueAs } from './support/providers.ts';
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

test('signing in with Apple returns a visitor to the conflict and their vote, despite a network failure on the way', async ({
  page,
  consoleProblems,
}) => {
  const conflict = await postElsewhere(page, 'author@icloud.com', 'Whose turn is it to walk the dog?');
  await page.goto(conflict);
  await page.getByRole('button', { name: 'Her side' }).first().click();
  const toLogin = page.getByRole('link', { name: 'Already have an account?' });
  await expect(toLogin).toBeVisible();
  await loseTheNetwork(page);
  await toLogin.click();
  await loseTheNetwork(page);
  await page.getByRole('link', { name: 'Continue with Apple' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  const giveBack = await loseReturns(page, '/auth/apple/callback');
  await continueAs(page, 'author@icloud.com');
  await expect(page).toHaveURL(/^chrome-error:/);
  await giveBack();
  await page.reload({ waitUntil: 'commit' });
  await expect(page).toHaveURL(conflict);
  await expect(page.getByRole('button', { name: 'Change Vote?' })).toBeVisible();
  await page.goto('/login');
  await expect(page).toHaveURL('/');
  expectOnlyLostRequests(consoleProblems);
});

test('signing in with Google leads a newcomer to the conflict, also in another tab and despite a network failure', async ({
  page,
  consoleProblems,
}) => {
  const conflict = await postElsewhere(page, 'host@example.org', 'Who brings the guests to the station?');
  await page.goto(conflict);
  await page.getByRole('button', { name: 'Her side' }).first().click();
  await page.getByRole('dialog').getByRole('link', { name: 'Vote Now' }).click();
  const address = await page.getByRole('link', { name: 'Continue with Google' }).getAttribute('href');
  const tab = await page.context().newPage();
  await tab.goto(address ?? '');
  await expect(tab.getByLabel('Email')).toBeVisible();
  const giveBack = await loseReturns(tab, '/auth/google/callback');
  await continueAs(tab, 'guest@example.org');
  await expect(tab).toHaveURL(/^chrome-error:/);
  await giveBack();
  await tab.reload({ waitUntil: 'commit' });
  await expect(tab).toHaveURL(conflict);
  await expect(tab.getByRole('button', { name: 'Change Vote?' })).toBeVisible();
  await expect(tab.getByText('1 vote', { exact: true }).first()).toBeVisible();
  expect(await emailOf(tab)).toBe('guest@example.org');
  expectOnlyLostRequests(consoleProblems);
});

test('a member connects Google, signs in with it, and disconnects it', async ({ page }) => {
  await createMember(page, 'connects@example.org', 'Connects');
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Connect Google' }).click();
  await continueAs(page, 'another-address@example.org');
  await expect(page.getByText('Google is connected. You can sign in with it from now on.')).toBeVisible();

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

  test('declining at Apple leads back to the login page, and agreeing leads a newcomer to onboarding', async ({
    page,
  }) => {
    await page.goto('/login');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    const apple = page.getByRole('link', { name: 'Continue with Apple' });
    await apple.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Sign-in was canceled. Nothing has changed.')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.getByRole('link', { name: 'Continue with Google' }).focus();
    await page.keyboard.press('Tab');
    await expect(apple).toBeFocused();

    await page.keyboard.press('Enter');
    await continueAs(page, 'newcomer@icloud.com');
    await expect(page).toHaveURL('/onboarding');
    await onboardWithConflict(page, 'By Apple', 'Who forgot the milk, and who noticed first?');
    expect(await emailOf(page)).toBe('newcomer@icloud.com');
  });
});
