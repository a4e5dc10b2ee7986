import { createMember } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serverKind: 'furnished' });

const PHONES = '/conflict/19';

test('a member who has voted reads first what both sides found helpful, and says what changed their mind', async ({
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
  await minds.click();
  await page.reload();
  await expect(minds).toHaveAttribute('aria-pressed', 'true');
  await expect(first.getByText('Helpful to both sides').first()).toBeVisible();

  await first.getByRole('button', { name: 'Helpful' }).first().click();
  await expect(minds).toHaveCount(0);
});
