import { createMember, mailedLink, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ makesFaults: true, serverKind: 'limited' });

test('anyone who has used up the tries at a password comes in by a mailed link, and the vote they pressed is cast', async ({
  page,
  browser,
  server,
}) => {
  const elsewhere = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await createMember(elsewhere, 'locked@example.org', 'Locked');
  await createMember(elsewhere, 'asks-which@example.org', 'AsksWhich');
  const path = await postConflict(elsewhere, 'Whose turn is it to drive?');
  await elsewhere.context().close();

  await page.goto(path);
  await page.getByRole('button', { name: 'Her side' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Already have an account?' }).click();
  await page.getByLabel('Email').fill('locked@example.org');
  await page.keyboard.press('Enter');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('a guess');
  await password.press('Enter');
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText('Invalid email or password');
  await password.press('Enter');
  await expect(page.getByText('A link that we email you signs you in at once.')).toBeVisible();
  await page.getByRole('link', { name: 'Email me a link to sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toHaveValue('locked@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const link = await mailedLink(page, 'locked@example.org', 'sign-in-link');
  const tab = await page.context().newPage();
  await tab.goto(link);
  await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(tab).toHaveURL(path);
  // What was pressed in the first tab is cast by the link that was opened in this one.
  await expect(tab.getByRole('button', { name: 'Change Vote?' })).toBeVisible();
  await expect(tab.getByText('1 vote', { exact: true }).first()).toBeVisible();
  await tab.goto(link);
  await tab.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(tab.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
});
