import { fillCredentials, mailedCode, postElsewhere } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serverKind: 'furnished', toleratesConsoleErrors: true });

test('with later verification, registering signs in, and a vote is saved until the email is verified', async ({
  page,
}) => {
  const path = await postElsewhere(page, 'asks-later@example.org', 'Who feeds the cat at night?');
  await page.goto('/register');
  await fillCredentials(page, 'codes-later@example.org');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Account created!')).toBeVisible();
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to TwoSides' })).toBeVisible();

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
