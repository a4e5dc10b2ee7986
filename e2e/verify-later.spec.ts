import { PASSWORD } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ serverEnv: { EMAIL_VERIFICATION: 'later' } });

test('where addresses may be verified later, registering signs in and leads to onboarding', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill('eager@example.org');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByText('Account created!')).toBeVisible();
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to TwoSides' })).toBeVisible();
});
