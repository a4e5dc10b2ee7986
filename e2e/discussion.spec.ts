import { createMember } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serverKind: 'furnished', toleratesConsoleErrors: true });

const PHONES = '/conflict/19';

test('a member who has voted reads first what both sides found helpful, and says what changed their mind, and deletes a comment', async ({
  page,
}) => {
  await createMember(page, 'nora@example.org', 'Nora');
  await page.goto(PHONES);
  await page.getByRole('button', { name: 'His side' }).click();
  await expect(page.getByRole('button', { name: 'Change Vote?' })).toBeVisible();

  const discussion = page.getByRole('region', { name: 'Community discussion' });
  const comments = discussion.locator('ul').first().locator(':scope > li');
  await expect(comments.first().getByText('Helpful to both sides')).toHaveCount(0);
  await discussion.getByRole('link', { name: 'Helpful to both sides' }).click();
  await expect(page).toHaveURL(/\?order=bridging#discussion$/);
  await expect(comments.first().getByText('Helpful to both sides')).toBeVisible();

  const first = comments.first();
  const minds = first.getByRole('button', { name: 'It changed my mind' }).first();
  await expect(minds).toHaveCount(0);
  await first.getByRole('button', { name: 'Helpful' }).first().click();
  const isSaved = page.waitForResponse(/\/changed-mind$/);
  await minds.click();
  await isSaved;
  await page.reload();
  await expect(minds).toHaveAttribute('aria-pressed', 'true');
  await expect(first.getByText('Helpful to both sides').first()).toBeVisible();

  await first.getByRole('button', { name: 'Helpful' }).first().click();
  await expect(minds).toHaveCount(0);

  await test.step('a comment is deleted by keyboard after a confirmation, and not offline', async () => {
    await page.goto(PHONES);
    await page.getByLabel('Add your view').fill('I should not have said this.');
    await page.getByRole('button', { name: 'Add Comment' }).click();
    const comment = discussion.getByRole('listitem').getByText('I should not have said this.');
    await expect(comment).toBeVisible();
    await discussion.getByRole('button', { name: 'More about your comment' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete your comment?' });
    await page.route(/\/api\/comments\//, (route) => route.abort('internetdisconnected'));
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('Your comment wasn’t deleted')).toBeVisible();
    await expect(dialog.getByText(/check your connection/)).toBeVisible();
    await page.unroute(/\/api\/comments\//);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(comment).toHaveCount(0);
    await expect(discussion.getByRole('heading', { name: 'Community Discussion' })).toBeFocused();
  });
});
