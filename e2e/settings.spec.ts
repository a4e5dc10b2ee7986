import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { commentOn, createMember, originOf, PASSWORD, postConflict } from './support/people.ts';
import { accessibilityProblems, expect, test } from './support/test.ts';

const statusOfLogIn = async (page: Page, email: string, password = PASSWORD) => {
  const headers = { Origin: await originOf(page) };
  return (await page.request.post('/api/auth/login', { data: { email, password }, headers })).status();
};

test.describe('a wrong password', () => {
  test.use({ toleratesConsoleErrors: true });

  test('a member changes the password by giving the current one', async ({ page }) => {
    await createMember(page, 'changes@example.org', 'Changes');
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Change password' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill('no idea');
    await dialog.getByLabel('New password', { exact: true }).fill('much better');
    await dialog.getByLabel('Confirm new password').fill('much better');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(dialog.getByText('That’s not your current password')).toBeVisible();
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password has been changed.', { exact: false })).toBeVisible();
    await expect(page.getByText('This device', { exact: true })).toBeVisible();
    expect([
      await statusOfLogIn(page, 'changes@example.org'),
      await statusOfLogIn(page, 'changes@example.org', 'much better'),
    ]).toEqual([401, 200]);
  });
});

test('a member downloads all data as a file', async ({ page }) => {
  await createMember(page, 'takes@example.org', 'Takes');
  await postConflict(page, 'A conflict to take along');
  await page.goto('/settings#your-data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^twosides-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
    format: 'twosides-account',
    profile: { email: 'takes@example.org' },
    conflicts: [{ title: 'A conflict to take along' }],
  });
});

test('deleting the account keeps the comment without a name, and nothing on the device', async ({ page, browser }) => {
  const other = await browser.newPage();
  await createMember(other, 'stays@example.org', 'Stays');
  const path = await postConflict(other, 'A conflict that stays');
  await createMember(page, 'goes@example.org', 'Goes');
  await commentOn(page, path, 'My parting words.');

  await page.goto('/settings#your-data');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Take my conflicts down')).toBeChecked();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByLabel('Your password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/goes@|"Goes"/);
  await page.goBack();
  await expect(page.getByText('goes@example.org')).toHaveCount(0);
  expect(await statusOfLogIn(page, 'goes@example.org')).toBe(401);

  await other.goto(path);
  const comment = other.getByRole('listitem').filter({ hasText: 'My parting words.' });
  await expect(comment.getByText('Deleted member', { exact: true })).toBeVisible();
  await other.close();
});
