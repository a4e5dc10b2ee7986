import { createMember, logOut, postConflict } from './support/people.ts';
import { everythingStored } from './support/stored.ts';
import { expect, test, untilInstalled } from './support/test.ts';

test.use({ toleratesConsoleErrors: true, serviceWorkers: 'allow' });

test('signing out leaves nothing of the member on the device', async ({ page }) => {
  await createMember(page, 'leaving@example.org', 'Leaving');
  await page.goto(await postConflict(page, 'A conflict to leave behind'));
  await page.getByLabel('Add your view').fill('Not for the next one at this device.');
  await page.getByRole('button', { name: 'Her side' }).click();
  await expect(page.getByText('Her Side wins by 100%').first()).toBeVisible();

  await logOut(page);
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();

  await page.goBack();
  await expect(page.getByLabel('Add your view')).toHaveValue('');
  await expect(page.getByText('Results hidden until you vote')).toBeVisible();
  await expect(page.getByText('My Perspective')).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toMatch(/leaving@|next one at this device|isAuthor\W+true|hasUserVoted\W+true/);
  expect(kept).not.toMatch(/votesUntilReveal\W+[1-9][^{}]*herPercentage\W+\d/);
  const others = Object.entries(JSON.parse(kept)[0]).filter(([key]) => !key.startsWith('copy:visitor:'));
  expect(others).toEqual([['member', 'null']]);
});

test('signing out in one tab leaves nothing of the member in the others', async ({ page, context }) => {
  await createMember(page, 'both@example.org', 'Inboth');
  const path = await postConflict(page, 'A conflict to leave behind');
  const [submit, conflict] = [await context.newPage(), await context.newPage()];
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Inboth' })).toBeVisible();
  await untilInstalled(page);
  const kept = JSON.parse(await everythingStored(page)).filter((row: unknown) => typeof row === 'string');
  expect(kept).toEqual(['/index.html', expect.not.stringMatching(/Inboth|both@example/)]);
  await submit.goto('/submit-conflict');
  await submit.getByLabel('Title').fill('A title for nobody else');
  await conflict.goto(path);
  await conflict.getByLabel('Add your view').fill('Words for nobody else.');
  await context.setOffline(true);
  await conflict.getByRole('button', { name: 'Her side' }).click();
  await expect(conflict.getByText('Saved', { exact: false }).first()).toBeVisible();
  await context.route('**/api/conflicts/*/vote', (route) => route.abort());
  await context.setOffline(false);

  // A background tab draws one frame a second, and a click by Playwright waits for two frames.
  await page.bringToFront();
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await page.getByRole('button', { name: 'Discard and sign out' }).click();
  await expect(submit).toHaveURL('/login');
  await expect(submit.getByText('A title for nobody else')).toHaveCount(0);
  await expect(conflict.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(conflict.getByLabel('Add your view')).toHaveValue('');
  await expect
    .poll(() => everythingStored(page))
    .not.toMatch(/both@|for nobody else|memberId|isAuthor\W+true|hasUserVoted\W+true/);

  await page.goBack();
  await expect(page.getByText('both@example.org')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
});

test.describe('with no service worker about', () => {
  test.use({ serviceWorkers: 'block' });

  test('opening the login page after the session has ended elsewhere does not redirect', async ({ page }) => {
    await createMember(page, 'ended@example.org', 'Ended');
    await page.goto('/help');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
    // Leaves the app first, because an open app may still send requests as the member.
    await page.goto('/robots.txt');
    await page.context().clearCookies();
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/auth/user', async (route) => {
      await answer.promise;
      await route.continue();
    });
    await page.goto('/login');
    await expect(page.getByRole('img', { name: 'Signing you in' })).toBeVisible();
    answer.resolve();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page).toHaveURL('/login');
  });
});
