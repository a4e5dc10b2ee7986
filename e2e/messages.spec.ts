import type { Page } from '@playwright/test';
import { createMember, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ toleratesConsoleErrors: true });

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('article').filter({ hasText: title });

test('on a phone a toast does not cover the open account menu, and is visible afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const email = `${'thumb'.repeat(10)}@example.org`;
  await createMember(page, email, 'Thumb');
  await page.goto(await postConflict(page, 'A conflict on a phone'));
  await page.getByLabel('Add your view').fill('A thought of mine.');
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await expect(toast(page, 'Comment added!')).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  const menu = page.getByRole('menu', { name: 'Your account' });
  // A trial click fails if another element covers the menu.
  const address = menu.getByText(email);
  for (const part of [address, menu.getByRole('menuitem', { name: 'Profile' })]) await part.click({ trial: true });
  expect((await address.boundingBox())?.width).toBeLessThanOrEqual(200);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(toast(page, 'Comment added!')).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await menu.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('a profile requires signing in, and a broken account link says so', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible();
  await page.goto('/verify-email?error=1');
  await expect(page.getByText('Email verification failed').first()).toBeVisible();
  await page.goto('/verify-email?token=nonsense');
  await expect(page.getByText('This link isn’t valid. Please request a new one.').first()).toBeVisible();
  for (const token of ['nonsense', 'a'.repeat(43)]) {
    await page.goto(`/confirm-email?token=${token}`);
    await page.getByRole('button', { name: 'Use this email' }).click();
    await expect(page.getByText('This link isn’t valid. Please request a new one.')).toBeVisible();
  }
});
