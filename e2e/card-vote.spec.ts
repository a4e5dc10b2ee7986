import { createMember, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a vote on a card keeps the keyboard where it was, and is told to screen readers', async ({ page, browser }) => {
  const author = await browser.newPage();
  await createMember(author, 'card-author@example.org', 'CardAuthor');
  await postConflict(author, 'Who feeds the cat');
  await author.context().close();
  await createMember(page, 'card-voter@example.org', 'CardVoter');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Who feeds the cat' });
  const status = card.getByRole('status');
  // Screen readers tell what changes in a region that is there, and nothing of one that arrives with its words.
  await expect(status).toBeAttached();
  await expect(status).toHaveText('');
  await status.evaluate((region) => region.setAttribute('data-there', 'before'));

  await card.getByRole('button', { name: 'Her side' }).focus();
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/^Your vote: Her side/);
  await expect(status).toHaveAttribute('data-there', 'before');
  await expect(card.locator(':focus')).toHaveCount(1);
  // For a moment the winner has the line to itself.
  const change = card.getByRole('link', { name: 'Change Vote?' });
  await expect(change).toBeVisible();
  await expect(card.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(change).toBeFocused();

  await page.reload();
  await expect(card.getByText('Your vote: Her side', { exact: true })).toBeVisible();
  await expect(status).toHaveText('');
});

test('a countdown that is skipped leaves the keyboard at the result', async ({ page, browser }) => {
  const author = await browser.newPage();
  await createMember(author, 'skip-author@example.org', 'SkipAuthor');
  await postConflict(author, 'Who waters the plants');
  await author.context().close();
  await createMember(page, 'skip-voter@example.org', 'SkipVoter');
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Who waters the plants' });
  await card.getByRole('button', { name: 'His side' }).focus();
  await page.keyboard.press('Enter');
  const skip = card.getByRole('button', { name: 'Skip' });
  await expect(skip).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(skip).toBeHidden();
  await expect(card.locator(':focus')).toHaveCount(1);
});
