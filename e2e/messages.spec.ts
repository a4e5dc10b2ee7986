import type { Page } from '@playwright/test';
import { createMember, originOf, PASSWORD, postConflict, registerAndVerify } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ makesFaults: true, serviceWorkers: 'block' });

/** An answer that is not the API's: a proxy's error page. */
const fail = (page: Page, url: string | RegExp) =>
  page.route(url, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }));

const toast = (page: Page, title: string, description?: string) => {
  const card = page.getByRole('region', { name: 'Notifications' }).getByRole('article').filter({ hasText: title });
  return description ? card.filter({ hasText: description }) : card;
};

test('on a phone a toast leaves the menu of the account free, and is there to be read afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await createMember(page, 'thumb@example.org', 'Thumb');
  await page.goto(await postConflict(page, 'A conflict on a phone'));
  await page.getByLabel('Add your view').fill('A thought of mine.');
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await expect(toast(page, 'Comment added!')).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  const menu = page.getByRole('menu', { name: 'Your account' });
  // What is uppermost where each part of the menu stands is the menu's.
  for (const part of [menu.getByText('thumb@example.org'), menu.getByRole('menuitem', { name: 'Profile' })])
    await part.click({ trial: true });
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(toast(page, 'Comment added!')).toBeVisible();
  await page.getByRole('button', { name: 'Your account' }).click();
  await menu.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
});

test('who cannot be signed out is told', async ({ page }) => {
  await createMember(page, 'staying@example.org', 'Staying');
  await page.goto('/');
  await fail(page, '/api/auth/logout');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(toast(page, 'Signing out failed', "You're still signed in. Please try again.")).toBeVisible();
});

test('posting before onboarding shows it in its place, and an onboarding that fails says so', async ({ page }) => {
  await registerAndVerify(page, 'unready@example.org');
  await page.goto('/submit-conflict');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to TwoSides' })).toBeVisible();
  await fail(page, '/api/auth/onboarding');
  const next = () => page.getByRole('button', { name: /Continue|Post & Celebrate/ }).click();
  await page.getByLabel("I'm ready to get started").check();
  await next();
  await page.getByLabel('Your nickname').fill('Unready');
  await page.getByLabel('she/her').check();
  await next();
  await page.getByLabel("Your partner's nickname").fill('Kim');
  await page.getByLabel('he/him').check();
  await next();
  await page.getByLabel('Conflict title').fill('Kept while it fails');
  await page.getByLabel('Your perspective').fill('x'.repeat(60));
  await page.getByLabel('Their perspective').fill('y'.repeat(60));
  await page.getByLabel('Category').selectOption({ index: 2 });
  await next();
  await expect(
    toast(page, 'Something went wrong', 'Please try again or contact support if the issue persists.'),
  ).toBeVisible();
  await expect(page.getByLabel('Conflict title')).toHaveValue('Kept while it fails');
});

test('the mails’ pages say when a mail was sent and when it could not be', async ({ page }) => {
  await page.goto('/check-email?email=anna%40example.org');
  await expect(page.getByText('an***@example.org').first()).toBeVisible();
  const resend = page
    .getByRole('main')
    .getByRole('button', { name: /resend|send/i })
    .first();
  await fail(page, '/api/auth/resend-verification');
  await resend.click();
  await expect(page.getByText('Failed to resend. Please try again.')).toBeVisible();
  await page.unroute('/api/auth/resend-verification');
  await resend.click();
  await expect(page.getByText('Email sent! Check your inbox.').first()).toBeVisible();

  await fail(page, '/api/auth/forgot-password');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill('anna@example.org');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Failed to send reset email', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to send reset email. Please try again.')).toBeVisible();

  await fail(page, '/api/auth/reset-password');
  await page.goto(`/reset-password?token=${'a'.repeat(43)}`);
  await page
    .getByLabel(/new password/i)
    .first()
    .fill(PASSWORD);
  await page.getByLabel(/confirm/i).fill(PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByText('Password reset failed', { exact: true })).toBeVisible();
  await expect(page.getByText('Password reset failed. Please try again.')).toBeVisible();
});

test('a profile that cannot be saved says so', async ({ page }) => {
  await createMember(page, 'saver@example.org', 'Saver');
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: /edit/i }).first().click();
  await fail(page, '/api/auth/profile');
  await page.getByRole('button', { name: /save/i }).click();
  await expect(toast(page, 'Update failed', 'Failed to update profile')).toBeVisible();
});

test('a profile is for members, and an account link that does not work says so', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible();
  await page.goto('/verify-email?error=1');
  await expect(page.getByText('Email verification failed').first()).toBeVisible();
  await page.goto('/verify-email?token=nonsense');
  await expect(page.getByText('This link is not valid. Please request a new one.').first()).toBeVisible();
  await page.goto('/reset-password');
  await expect(page.getByText('Invalid reset link. Please request a new password reset.')).toBeVisible();
  for (const token of ['nonsense', 'a'.repeat(43)]) {
    await page.goto(`/confirm-email?token=${token}`);
    await page.getByRole('button', { name: 'Use this email' }).click();
    await expect(page.getByText('This link is not valid. Please request a new one.')).toBeVisible();
  }
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
});

test('a new password is asked for twice', async ({ page }) => {
  await page.goto(`/reset-password?token=${'a'.repeat(43)}`);
  await page
    .getByLabel(/new password/i)
    .first()
    .fill('short');
  await page.getByLabel(/confirm/i).fill('short');
  await page
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByText('Password must be at least 6 characters long').first()).toBeVisible();
  await page
    .getByLabel(/new password/i)
    .first()
    .fill('long enough');
  await page.getByLabel(/confirm/i).fill('long enouhg');
  await page
    .getByRole('main')
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(page.getByText('Passwords do not match')).toBeVisible();
});

test('onboarding asks for what it needs, step by step', async ({ page }) => {
  await createMember(page, 'steps@example.org', 'Steps');
  await page.request.post('/api/auth/logout', { headers: { Origin: await originOf(page) } });
  await registerAndVerify(page, 'stepper@example.org');
  await page.goto('/onboarding');
  const next = () => page.getByRole('button', { name: /Continue|Post & Celebrate/ }).click();
  await next();
  await expect(page.getByText("Please confirm you're ready to get started")).toBeVisible();
  await page.getByLabel("I'm ready to get started").check();
  await next();
  await next();
  await expect(page.getByText('Please enter a nickname')).toBeVisible();
  await expect(page.getByText('Please select your pronouns')).toBeVisible();
  await page.getByLabel('Your nickname').fill('steps');
  await page.getByLabel('she/her').check();
  await next();
  await next();
  await expect(page.getByText("Please enter your partner's nickname")).toBeVisible();
  await expect(page.getByText('Please select their pronouns')).toBeVisible();
  await page.getByLabel("Your partner's nickname").fill('Kim');
  await page.getByLabel('he/him').check();
  await next();
  await next();
  for (const message of [
    'Please enter a title for your conflict',
    'Please share more detail about your perspective (at least 50 characters)',
    'Please share their perspective (at least 50 characters)',
    'Please select a category',
  ])
    await expect(page.getByText(message).first()).toBeVisible();

  // The nickname is another member's: back to step 2, with everything kept.
  await page.getByLabel('Conflict title').fill('Kept while the name changes');
  await page.getByLabel('Your perspective').fill('x'.repeat(60));
  await page.getByLabel('Their perspective').fill('y'.repeat(60));
  await page.getByLabel('Category').selectOption({ index: 2 });
  await next();
  await expect(page.getByText('Nickname is already taken')).toBeVisible();
  await page.getByLabel('Your nickname').fill('Stepper');
  await next();
  await next();
  await expect(page.getByLabel('Conflict title')).toHaveValue('Kept while the name changes');
  await next();
  await expect(page).toHaveURL(/\/conflict\/\d+/);
});

test('a link can be copied, and where it cannot, one is told', async ({ page, context }) => {
  await createMember(page, 'sharer@example.org', 'Sharer');
  const path = await postConflict(page, 'A conflict worth sharing');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Link copied!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(path);

  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, 'writeText', { value: () => Promise.reject(new Error('denied')) });
  });
  await page.reload();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(toast(page, 'Failed to copy', 'Please copy the link manually.')).toBeVisible();
});
