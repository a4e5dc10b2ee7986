import { apiOf, chooseInMenu, createMember, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

const TITLE = 'Who waters the plants on holiday?';

test('a member finds another, follows, reports, and the author edits, offers a feed, and takes down', async ({
  page,
  browser,
}) => {
  const author = await browser.newPage();
  await createMember(author, 'adele@example.org', 'Adele');
  const path = await postConflict(author, TITLE);
  await createMember(page, 'bea@example.org', 'Bea');

  await test.step('finds the conflict by searching, and its author by the name on it', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('plants');
    await expect(page).toHaveURL(/q=plants/);
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
    await page.getByRole('link', { name: 'Adele', exact: true }).first().click();
    await expect(page).toHaveURL('/user/Adele');
    await expect(page.getByRole('heading', { level: 1, name: 'Adele' })).toBeVisible();
  });

  await test.step('follows and stops following', async () => {
    const isSaved = page.waitForResponse(/\/follow$/);
    await page.getByRole('button', { name: 'Follow Adele' }).click();
    await expect(page.getByRole('button', { name: 'Following Adele' })).toBeVisible();
    await isSaved;
    await page.reload();
    await page.getByRole('button', { name: 'Following Adele' }).click();
    await expect(page.getByRole('button', { name: 'Follow Adele' })).toBeVisible();
  });

  await test.step('reports the conflict and is thanked', async () => {
    await page.goto(path);
    await chooseInMenu(page, TITLE, 'Report');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. We’ll look at it.')).toBeVisible();
  });

  const newTitle = 'Who waters the plants in August?';
  await test.step('the author changes the title before the first vote', async () => {
    await author.goto(path);
    await chooseInMenu(author, TITLE, 'Edit');
    await author.getByRole('dialog').getByLabel(/title/i).fill(newTitle);
    await author.getByRole('dialog').getByRole('button', { name: /save/i }).click();
    await expect(author.getByRole('heading', { level: 1, name: newTitle })).toBeVisible();
  });

  await test.step('the author lets others follow in a feed reader', async () => {
    const feed = page.getByRole('link', { name: 'Follow in a feed reader' });
    await page.goto('/user/Adele');
    await expect(page.getByRole('link', { name: newTitle, exact: true })).toBeVisible();
    await expect(feed).toBeHidden();
    await author.goto('/profile');
    await author.getByRole('button', { name: 'Edit profile' }).click();
    await author.getByLabel('Let others follow my posts in a feed reader').check();
    await author.getByRole('button', { name: 'Save changes' }).click();
    await expect(author.getByRole('article').filter({ hasText: 'Profile saved' })).toBeVisible();
    await page.reload();
    const answer = await page.request.get((await feed.getAttribute('href')) ?? '');
    expect(await answer.text()).toContain(`<title>${newTitle}</title>`);
  });

  await test.step('the author takes the conflict down', async () => {
    await author.goto(path);
    await chooseInMenu(author, newTitle, 'Take down');
    await author
      .getByRole('dialog')
      .getByRole('button', { name: /take (it )?down/i })
      .click();
    await expect(author.getByText('You took this down.').first()).toBeVisible();
    expect((await page.request.get(apiOf(path))).status()).toBe(404);
  });
  await author.close();
});
