import type { Page } from '@playwright/test';
import { ACCOUNTS, createMember, originOf, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serverKind: 'sparse' });

const cardOf = (page: Page, title: string) => page.getByRole('main').getByRole('article').filter({ hasText: title });

test("Today's Top holds only what was voted on, and its cards say how often today", async ({
  page,
  browser,
  server,
}) => {
  const author = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await createMember(author, 'todays@example.org', 'Todays');
  const [voted, unvoted] = ['Should pets be in wedding photos?', 'May a guest open the fridge?'];
  const path = await postConflict(author, voted, 'social');
  await postConflict(author, unvoted, 'social');
  const vote = await author.request.post(`/api/conflicts/${path.split('/')[2]}/vote`, {
    data: { side: 'her' },
    headers: { Origin: await originOf(author) },
  });
  expect(vote.ok()).toBe(true);

  await page.goto('/trending?category=social');
  await page.getByRole('tab', { name: "Today's Top (last 24 hours)" }).click();
  await expect(cardOf(page, voted).getByText('1 today · 1 vote')).toBeVisible();
  await expect(cardOf(page, unvoted)).toHaveCount(0);
  await page.goto('/?category=social');
  await expect(cardOf(page, voted).getByText('1 today · 1 vote')).toBeVisible();
  await expect(cardOf(page, unvoted)).toBeVisible();
});

test('one’s own vote changes the insights', async ({ page, browser, server }) => {
  const author = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await createMember(author, 'insights@example.org', 'Insight');
  const path = await postConflict(author, 'Is a nap a plan for the afternoon?');
  await createMember(page, 'naps@example.org', 'Napper');
  await page.goto(path);
  const panels = page.getByRole('complementary', { name: 'About this conflict' });
  await expect(panels.getByText('Total votes')).toBeVisible();
  await expect(panels.getByText('New voters this week')).toHaveCount(0);
  await page.getByRole('button', { name: 'Her side' }).click();
  await expect(panels.getByText('New voters this week').locator('xpath=following-sibling::dd')).toHaveText('1');
});

test('a conflict shows its tags, and its card the first three', async ({ page }) => {
  await createMember(page, 'tags@example.org', 'Tagger');
  await page.goto('/submit-conflict');
  await page.getByLabel('Title').fill('Who sorts the socks on Sundays?');
  await page.getByLabel('Category').selectOption({ label: 'Household Chores 🧺' });
  await page.getByRole('textbox', { name: 'Her side' }).fill(ACCOUNTS.hers);
  await page.getByRole('textbox', { name: 'His side' }).fill(ACCOUNTS.his);
  const tags = page.getByLabel('Tags (optional)');
  await tags.fill('socks, laundry, sundays, chores, rows, peace');
  await page.getByRole('button', { name: 'Post Conflict' }).click();
  await expect(page.getByText('Please use at most 5 tags').last()).toBeVisible();
  await tags.fill('socks, #laundry, sundays, Socks, chores');
  await expect(page.getByRole('list', { name: 'Your tags' }).getByRole('listitem')).toHaveText([
    'socks',
    'laundry',
    'sundays',
    'chores',
  ]);
  await page.getByRole('button', { name: 'Post Conflict' }).click();
  await expect(page).toHaveURL(/\/conflict\/\d+\//);
  const shown = page.getByRole('list', { name: 'Tags', exact: true }).getByRole('listitem');
  await expect(shown).toHaveText(['socks', 'laundry', 'sundays', 'chores']);
  await page.goto('/');
  await expect(
    cardOf(page, 'Who sorts the socks').getByRole('list', { name: 'Tags' }).getByRole('listitem'),
  ).toHaveText(['socks', 'laundry', 'sundays']);
});

test.describe('without a network', () => {
  test.use({ toleratesConsoleErrors: true });

  test('one’s own comment is deleted by keyboard after a confirmation, and not offline', async ({
    page,
    browser,
    server,
  }) => {
    const author = await (await browser.newContext({ baseURL: server.origin })).newPage();
    await createMember(author, 'takes-back@example.org', 'Regretter');
    const path = await postConflict(author, 'Is silence an answer at dinner?');
    await createMember(page, 'writes@example.org', 'Scribe');
    await page.goto(path);
    await page.getByLabel('Add your view').fill('I should not have said this.');
    await page.getByRole('button', { name: 'Add Comment' }).click();
    const discussion = page.getByRole('region', { name: 'Community Discussion' });
    await expect(discussion.getByRole('listitem').getByText('I should not have said this.')).toBeVisible();

    await expect(discussion.getByRole('heading', { name: 'Community Discussion' })).toBeFocused();
    await discussion.getByRole('button', { name: 'More about your comment' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete your comment?' });
    await expect(dialog).toBeVisible();
    await page.route(/\/api\/comments\//, (route) => route.abort('internetdisconnected'));
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('Your comment wasn’t deleted')).toBeVisible();
    await expect(dialog.getByText(/check your connection/)).toBeVisible();
    await page.unroute(/\/api\/comments\//);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(discussion.getByText('I should not have said this.')).toHaveCount(0);
    await expect(discussion.getByRole('heading', { name: 'Community Discussion' })).toBeFocused();
  });
});

test('pressing a link requests its page’s data before the release, and only once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/trending?limit=10')) asked.push(request.url());
  });
  await page.goto('/');
  const link = page.getByRole('banner').getByRole('link', { name: 'Trending' });
  await link.hover();
  await page.mouse.down();
  await expect.poll(() => asked.length).toBe(1);
  await expect(page).toHaveURL('/');
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: 'Trending conflicts' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(asked).toHaveLength(1);
});
