import type { Page } from '@playwright/test';
import { createMember, postConflict } from './support/people.ts';
import { accessibilityProblems, expect, test } from './support/test.ts';

test.use({ serverKind: 'sparse' });

const ways = (page: Page) => page.getByRole('region', { name: 'Share your conflict' });
const week = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Community insights' }).locator('dl > div').filter({ hasText: name });

test('a share is counted once, and the other site learns nothing of ours', async ({ page, context }) => {
  await createMember(page, 'passer@example.org', 'Passer');
  const path = await postConflict(page, 'Who picks the film tonight?');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(/^https:\/\/(?!localhost)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'There' }),
  );
  await page.goto(path);
  await expect(week(page, 'Shares this week')).toBeHidden();
  const opened = context.waitForEvent('page');
  await ways(page).getByRole('link', { name: 'Telegram' }).click();
  const there = await opened;
  await there.waitForLoadState();
  expect(await there.evaluate(() => window.opener)).toBeNull();
  await there.close();
  await expect(week(page, 'Shares this week')).toContainText('1');
  for (const _ of ['once', 'and once more']) await ways(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(week(page, 'Shares this week')).toContainText('2');
  await page.reload();
  await expect(week(page, 'Shares this week')).toContainText('2');
});

test('a card offers the same in a dialog, also by keyboard', async ({ page }) => {
  await createMember(page, 'carder@example.org', 'Carder');
  await postConflict(page, 'Is a card enough for a birthday?');
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Share: Is a card enough for a birthday?' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Share this conflict' });
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});
