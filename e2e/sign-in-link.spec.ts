import { createMember, mailedLink } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ makesFaults: true, serverKind: 'limited' });

test('anyone who has used up the tries at a password comes in by a mailed link', async ({ page, browser, server }) => {
  const elsewhere = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await createMember(elsewhere, 'locked@example.org', 'Locked');
  await elsewhere.context().close();

  await page.goto('/login');
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
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await page.goto(link);
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: "This link doesn't work" })).toBeVisible();
});
