import { createMember, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('a member finds another, follows, reports, and the author edits and takes down', async ({
  page,
  browser,
  server,
}) => {
  const authorContext = await browser.newContext({ baseURL: server.origin });
  const author = await authorContext.newPage();
  await createMember(author, 'adele@example.org', 'Adele');
  const path = await postConflict(author, 'Who waters the plants on holiday?');
  await createMember(page, 'bea@example.org', 'Bea');

  await test.step('finds the conflict by searching, and its author by the name on it', async () => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('plants');
    await expect(page).toHaveURL(/q=plants/);
    await expect(page.getByRole('heading', { name: 'Who waters the plants on holiday?' })).toBeVisible();
    await page.getByRole('link', { name: 'Adele', exact: true }).first().click();
    await expect(page).toHaveURL('/user/Adele');
    await expect(page.getByRole('heading', { level: 1, name: 'Adele' })).toBeVisible();
  });

  await test.step('follows and stops following', async () => {
    await page.getByRole('button', { name: 'Follow Adele' }).click();
    await expect(page.getByRole('button', { name: 'Following Adele' })).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Following Adele' }).click();
    await expect(page.getByRole('button', { name: 'Follow Adele' })).toBeVisible();
  });

  await test.step('reports the conflict and is thanked', async () => {
    await page.goto(path);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^More about/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio').first().check();
    await dialog.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('Thank you. We’ll look at it.')).toBeVisible();
  });

  await test.step('the author changes the title before the first vote', async () => {
    await author.goto(path);
    await author
      .getByRole('main')
      .getByRole('button', { name: /^More about/ })
      .first()
      .click();
    await author.getByRole('menuitem', { name: 'Edit' }).click();
    await author.getByRole('dialog').getByLabel(/title/i).fill('Who waters the plants in August?');
    await author.getByRole('dialog').getByRole('button', { name: /save/i }).click();
    await expect(author.getByRole('heading', { level: 1, name: 'Who waters the plants in August?' })).toBeVisible();
  });

  await test.step('the author takes the conflict down', async () => {
    await author
      .getByRole('main')
      .getByRole('button', { name: /^More about/ })
      .first()
      .click();
    await author.getByRole('menuitem', { name: /take down/i }).click();
    await author
      .getByRole('dialog')
      .getByRole('button', { name: /take (it )?down/i })
      .click();
    await expect(author.getByText('You took this down.').first()).toBeVisible();
    expect(
      (await page.request.get(`/api${path.replace('/conflict/', '/conflicts/').replace(/\/[^/]*$/, '')}`)).status(),
    ).toBe(404);
  });
  await authorContext.close();
});
