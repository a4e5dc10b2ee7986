import { expect, test } from './support/test.ts';

test.use({
  makesFaults: true,
  serverKind: 'limited',
});

test('anyone who tries too often is told when to go on, and keeps what they have typed', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.org');
  await page.keyboard.press('Enter');
  const password = page.getByLabel('Password', { exact: true });
  const toast = page.getByRole('region', { name: 'Notifications' });
  await password.fill('a wrong one');
  await password.press('Enter');
  await expect(toast).toContainText('Invalid email or password');
  await password.press('Enter');
  await expect(toast).toContainText(/That was a lot at once\. You can go on in \d+ (second|minute)s?\./);
  await expect(password).toHaveValue('a wrong one');
});

test('a mail that was asked for too often says when the next can be asked for', async ({ page }) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill('eager@example.org');
  await page.keyboard.press('Enter');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('correct horse');
  await password.press('Enter');
  const again = page.getByRole('button', { name: 'Resend the email' });
  await again.click();
  await expect(page.getByText('Email sent! Check your inbox.')).toBeVisible();
  await again.click();
  await expect(page.getByText(/You can go on in 30 minutes\./)).toBeVisible();
});
