import type { Page } from '@playwright/test';
import { createMember, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ makesFaults: true, serviceWorkers: 'block' });

/** An answer that is not the API's: a proxy's error page. */
const fail = (page: Page, url: string | RegExp) =>
  page.route(url, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }));

const toast = (page: Page, title: string, description?: string) => {
  const card = page.getByRole('region', { name: 'Notifications' }).getByRole('article').filter({ hasText: title });
  return description ? card.filter({ hasText: description }) : card;
};

test('on a phone a toast leaves the menu of the account free, and is there to be read afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await createMember(page, 'thumb@example.org', 'Thumb');
  await page.goto(await postConflict(page, 'A conflict on a phone'));
  await page.getByLabel('Add your view').fill('A thought of mine.');
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await expect(toast(page, 'Comment added!')).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  const menu = page.getByRole('menu', { name: 'Your account' });
  // What is uppermost where each part of the menu stands is the menu's.
  for (const part of [menu.getByText('thumb@example.org'), menu.getByRole('menuitem', { name: 'Profile' })])
    await part.click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(toast(page, 'Comment added!')).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await menu.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('who cannot be signed out is told', async ({ page }) => {
  await createMember(page, 'staying@example.org', 'Staying');
  await page.goto('/');
  await fail(page, '/api/auth/logout');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(toast(page, 'Signing out failed', "You're still signed in. Please try again.")).toBeVisible();
});

test('a profile that cannot be saved says so', async ({ page }) => {
  await createMember(page, 'saver@example.org', 'Saver');
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: /edit/i }).first().click();
  await fail(page, '/api/auth/profile');
  await page.getByRole('button', { name: /save/i }).click();
  await expect(toast(page, 'Update failed', 'Failed to update profile')).toBeVisible();
});

test('a profile is for members, and an account link that does not work says so', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible();
  await page.goto('/verify-email?error=1');
  await expect(page.getByText('Email verification failed').first()).toBeVisible();
  await page.goto('/verify-email?token=nonsense');
  await expect(page.getByText('This link is not valid. Please request a new one.').first()).toBeVisible();
  for (const token of ['nonsense', 'a'.repeat(43)]) {
    await page.goto(`/confirm-email?token=${token}`);
    await page.getByRole('button', { name: 'Use this email' }).click();
    await expect(page.getByText('This link is not valid. Please request a new one.')).toBeVisible();
  }
});

test('a link can be copied, and where it cannot, one is told', async ({ page, context }) => {
  await createMember(page, 'sharer@example.org', 'Sharer');
  const path = await postConflict(page, 'A conflict worth sharing');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);

  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('denied')) });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Failed to copy', 'Please copy the link manually.')).toBeVisible();
});
