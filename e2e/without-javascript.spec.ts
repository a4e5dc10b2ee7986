import { commentOn, createMember, postConflict } from './support/people.ts';
import { expect, sidewaysScroll, test } from './support/test.ts';

test.use({ serverKind: 'furnished', javaScriptEnabled: false });

test('home can be read, sorted and paged to the end', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get real clarity from real people.');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(10);
  const first = await cards.first().getByRole('heading').textContent();
  expect(await sidewaysScroll(page)).toBe(0);

  await page.getByRole('link', { name: 'More conflicts' }).click();
  await expect(page).toHaveURL(/\?from=/);
  await expect(cards.first().getByRole('heading')).not.toHaveText(first ?? '');

  await page.getByRole('navigation', { name: 'Sort by' }).getByRole('link', { name: 'Polarizing' }).click();
  await expect(page).toHaveURL('/?sort=polarizing');
  await expect(cards).toHaveCount(10);
});

test('controls that need JavaScript are absent, and voting leads to signing in', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('combobox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sign in to vote' }).first().click();
  await expect(page).toHaveURL('/login');
  await expect(page.locator('body > noscript p')).toBeVisible();
});

test('a category leads to a conflict, and a conflict to its commenters', async ({ page }) => {
  await page.goto('/category/household');
  await expect(page.getByRole('heading', { level: 1, name: 'Household Chores' })).toBeVisible();
  const title = page.getByRole('main').getByRole('article').first().getByRole('heading');
  const name = (await title.textContent()) ?? '';
  await title.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/(user|category)\//);
});

test('all pages of a conflict’s comments can be read', async ({ page }) => {
  await createMember(page, 'talkative@example.org', 'Talkative');
  const path = await postConflict(page, 'Who talks during the film');
  for (let number = 1; number <= 22; number++) await commentOn(page, path, `Thought number ${number} of them.`);
  await page.goto(path);
  await expect(page.getByText('Results hidden until you vote')).toBeVisible();
  await expect(page.getByText('Thought number 22 of them.')).toBeVisible();
  await expect(page.getByText('Thought number 2 of them.')).toHaveCount(0);
  await page.getByRole('link', { name: 'More comments' }).click();
  await expect(page.getByText('Thought number 2 of them.')).toBeVisible();
  await expect(page.getByText('Thought number 1 of them.')).toBeVisible();
  await expect(page.getByText('Thought number 22 of them.')).toHaveCount(0);
});

test('search works', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('searchbox').fill('phones');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search?q=phones');
  await expect(page.getByRole('link', { name: 'Phones in bed, after ten', exact: true })).toBeVisible();
});

test('lists, leaderboard, profiles and text pages can be read', async ({ page }) => {
  await page.goto('/trending');
  await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: 'Most Polarizing' }).click();
  await expect(page).toHaveURL('/trending?tab=polarizing');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.goto('/leaderboard');
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

  for (const path of ['/help', '/privacy', '/safety', '/transparency', '/user/Henrik']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, ((await page.getByRole('main').textContent()) ?? '').length > 200]).toEqual([path, true]);
  }
});

test.describe('', () => {
  test.use({ toleratesConsoleErrors: true });

  test('missing pages say so, with a link onward', async ({ page }) => {
    for (const path of ['/conflict/999999', '/user/Nobody%20Here', '/category/nothing', '/nothing']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    }
  });
});
