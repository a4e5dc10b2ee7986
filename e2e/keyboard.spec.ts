import type { Page } from '@playwright/test';
import { createMember, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('find, read, vote, reveal and comment with the keyboard alone', async ({ page, browser, server }) => {
  const author = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await createMember(author, 'author@example.org', 'Author');
  await postConflict(author, 'Is it rude to read at breakfast?');
  await createMember(page, 'keys@example.org', 'Keys');

  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await tabTo(page, 'link', 'Is it rude to read at breakfast?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Is it rude to read at breakfast?' })).toBeVisible();

  await tabTo(page, 'button', 'Her side');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Results hidden until you vote')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Her Side wins by 100%').first()).toBeVisible();

  await tabTo(page, 'textbox', 'Add your view');
  await page.keyboard.type('Reading is company, too.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Comment added!')).toBeVisible();
  await author.context().close();
});

/** Presses Tab until the element of that role and name has the focus. */
async function tabTo(page: Page, role: 'link' | 'button' | 'textbox', name: string) {
  const target = page.getByRole(role, { name }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
