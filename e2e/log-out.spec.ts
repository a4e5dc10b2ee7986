import { createMember, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('signing out leaves nothing of the member on the device', async ({ page }) => {
  await createMember(page, 'leaving@example.org', 'Leaving');
  await page.goto(await postConflict(page, 'A conflict to leave behind'));
  await page.getByLabel('Add your view').fill('Not for the next one at this device.');
  await page.getByRole('button', { name: 'Her side' }).click();
  await expect(page.getByText('Her Side wins by 100%').first()).toBeVisible();

  await page
    .getByRole('banner')
    .getByRole('button', { name: /Leaving|account|menu/i })
    .click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel('Add your view')).toHaveValue('');
  await expect(page.getByText('Results hidden until you vote')).toBeVisible();
  await expect(page.getByText('My Perspective')).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  // What a visitor has read since is there for the time without a network, and nothing else.
  expect(kept).not.toMatch(/leaving@|next one at this device|isAuthor\W+true|hasUserVoted\W+true|herPercentage\W+\d/);
  expect(Object.keys(JSON.parse(kept)[0]).filter((key) => !key.startsWith('copy:visitor:'))).toEqual([]);
});
