import { createMember, mailedCode, mailedLink, PASSWORD, postConflict } from './support/people.ts';
import { reportEffort, signUpFromHome } from './support/sign-up.ts';
import { expect, test } from './support/test.ts';

test.use({ serverKind: 'furnished', toleratesConsoleErrors: true });

test('with later verification, registering signs in and leads to onboarding', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill('eager@example.org');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Account created!')).toBeVisible();
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to TwoSides' })).toBeVisible();
});

test('with later verification, from home to a counted vote takes two fields, three taps and the mailed link', async ({
  page,
  browser,
  server,
}) => {
  const author = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await createMember(author, 'posts-later@example.org', 'PostsLater');
  const path = await postConflict(author, 'Who waters the plants?');
  await author.context().close();

  const effort = await signUpFromHome(page, 'links-later@example.org');
  reportEffort('From home to onboarding where addresses are verified later', effort);
  expect(effort).toEqual({
    taps: 3,
    fields: 2,
    waits: expect.any(Array),
    screens: [
      'Get real clarity from real people.',
      'Sign up for TwoSides',
      'Create your password',
      'Welcome to TwoSides',
    ],
  });
  await page.goto(await mailedLink(page, 'links-later@example.org', 'verify-email'));
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await page.goto(path);
  await page.getByRole('button', { name: 'Her side' }).click();
  await expect(page.getByRole('button', { name: 'Change Vote?' })).toBeVisible();
});

test('a vote before verification is saved, and leads to the field for the mailed code', async ({
  page,
  browser,
  server,
}) => {
  const author = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await createMember(author, 'asks-later@example.org', 'AsksLater');
  const path = await postConflict(author, 'Who feeds the cat at night?');
  await author.context().close();

  await signUpFromHome(page, 'codes-later@example.org');
  await page.goto(path);
  await page.getByRole('button', { name: 'Her side' }).click();
  await expect(page.getByText('Your vote is safe in your outbox.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Verify your email' }).click();
  await expect(page).toHaveURL('/check-email?email=codes-later%40example.org');
  await page.getByLabel('Code from the email').fill(await mailedCode(page, 'codes-later@example.org'));
  await expect(page.getByRole('heading', { level: 1, name: 'Who feeds the cat at night?' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Change Vote?' })).toBeVisible();
});
