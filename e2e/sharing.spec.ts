import type { Page } from '@playwright/test';
import { createMember, postConflict } from './support/people.ts';
import { accessibilityProblems, expect, sidewaysScroll, test } from './support/test.ts';

test.use({ serverKind: 'sparse' });

const ways = (page: Page) => page.getByRole('region', { name: 'Share your conflict' });
const week = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Community insights' }).locator('dl > div').filter({ hasText: name });

test('a conflict is shared by messenger, social network, mail and link, and each share is counted', async ({
  page,
  context,
}) => {
  await createMember(page, 'passer@example.org', 'Passer');
  const path = await postConflict(page, 'Who picks the film tonight?');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(/^https:\/\/(?!localhost)/, (route) =>
    route.fulfill({ contentType: 'text/html', body: 'There' }),
  );
  await page.goto(path);
  const link = new URL(path, page.url()).href;
  for (const [name, begin] of [
    ['WhatsApp', 'https://wa.me/'],
    ['Telegram', 'https://t.me/share/url'],
    ['SMS', 'sms:'],
    ['Email', 'mailto:'],
    ['X', 'https://x.com/'],
    ['Facebook', 'https://www.facebook.com/'],
    ['Reddit', 'https://www.reddit.com/'],
  ] as const) {
    const target = await ways(page).getByRole('link', { name, exact: true }).getAttribute('href');
    expect(target?.startsWith(begin)).toBe(true);
    expect(decodeURIComponent(target ?? '')).toContain(link);
  }
  await expect(week(page, 'Shares this week')).toBeHidden();

  const opened = context.waitForEvent('page');
  await ways(page).getByRole('link', { name: 'Telegram' }).click();
  const there = await opened;
  await there.waitForLoadState();
  expect(await there.evaluate(() => window.opener)).toBeNull();
  await there.close();
  await expect(week(page, 'Shares this week')).toContainText('1');
  await ways(page).getByRole('button', { name: 'Copy link' }).click();
  await expect(week(page, 'Shares this week')).toContainText('2');
  await ways(page).getByRole('button', { name: 'Copy link' }).click();
  await page.reload();
  await expect(week(page, 'Shares this week')).toContainText('2');

  expect(await accessibilityProblems(page)).toEqual([]);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sidewaysScroll(page)).toBe(0);
  }
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

test('the weekly mail is enabled in the settings, at once and after a reload', async ({ page }) => {
  await createMember(page, 'weekly@example.org', 'Weekly');
  await page.goto('/settings#email');
  await expect(page.getByRole('heading', { name: 'Email' })).toBeFocused();
  const box = page.getByLabel('A weekly email about my conflicts');
  await expect(box).not.toBeChecked();
  await box.check();
  await expect(page.getByRole('article').filter({ hasText: 'Weekly email on' })).toBeVisible();
  await page.reload();
  await expect(box).toBeChecked();
  await page.setViewportSize({ width: 1280, height: 3000 });
  expect(await accessibilityProblems(page)).toEqual([]);
});
