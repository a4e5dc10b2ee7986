import type { Page } from '@playwright/test';
import {
  chooseInMenu,
  createMember,
  createNewcomer,
  logIn,
  logOut,
  postConflict,
  postElsewhere,
} from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ toleratesConsoleErrors: true });

const WORDS = 'Take turns, and write it down.';

test('a comment draft outlives its tab, and is deleted with its session', async ({ page, context }) => {
  await createMember(page, 'writer@example.org', 'Writer');
  const path = await postConflict(page, 'Who gets the window seat');
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await page.getByLabel('Add your view').fill(WORDS);
  await page.close();

  const reopened = await context.newPage();
  const comment = reopened.getByLabel('Add your view');
  await reopened.goto(path);
  await expect(comment).toHaveValue(WORDS);

  // Leaves the app first, because an open app may still send requests as the member.
  await reopened.goto('/robots.txt');
  await context.clearCookies();
  await reopened.goto(path);
  await expect(reopened.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await expect(comment).toHaveValue('');
  await logIn(reopened, 'writer@example.org');
  await reopened.goto(path);
  await expect(reopened.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(comment).toHaveValue('');
});

test('a visitor’s draft stays in the tab, is shown to nobody who signs in there, and is deleted by a quick exit', async ({
  page,
  context,
}) => {
  await createMember(page, 'aisle@example.org', 'Aislinn');
  const note = (tab: Page) => tab.getByLabel('Anything that would help us understand (optional)');
  await context.clearCookies();
  await page.goto('/report');
  await note(page).fill('He posted it.');
  await page.reload();
  await expect(note(page)).toHaveValue('He posted it.');

  const next = await context.newPage();
  await next.goto('/report');
  await expect(note(next)).toHaveValue('');
  await next.close();

  await logIn(page, 'aisle@example.org');
  await page.goto('/report');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(note(page)).toHaveValue('');
  await logOut(page);

  await page.route('https://www.wikipedia.org/', (route) => route.fulfill({ body: 'Elsewhere' }));
  await page.goto('/report');
  await expect(note(page)).toHaveValue('');
  await note(page).fill('He posted it.');
  await page.getByRole('button', { name: 'Quick exit' }).first().click();
  await expect(page).toHaveURL('https://www.wikipedia.org/');
  await page.goto('/report');
  await expect(note(page)).toHaveValue('');
});

test('a question a visitor picks becomes the title of their first conflict after signing up', async ({ page }) => {
  const question = 'Can I keep a friend my partner can’t stand?';
  await page.goto('/category/social');
  await page.getByRole('link', { name: question }).click();
  await expect(page).toHaveURL('/login');
  await createNewcomer(page, 'picks@example.org');
  await page.goto('/onboarding');
  await page.getByLabel("I'm ready to get started").check();
  await page.reload();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Your nickname').fill('Picks');
  await page.getByLabel('she/her').check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Your partner’s nickname').fill('Ben');
  await page.getByLabel('he/him').check();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('Conflict title')).toHaveValue(question);
});

test('drafts of a profile, a conflict’s edit and a report survive a reload', async ({ page }) => {
  const foreign = await postElsewhere(page, 'asker@example.org', 'Who walks the dog');
  await createMember(page, 'keeper@example.org', 'Keeper');
  const own = await postConflict(page, 'Who feeds the cat');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByLabel('About you (optional)').fill(WORDS);
  await page.reload();
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByLabel('About you (optional)')).toHaveValue(WORDS);
  await expect(page.getByText('This is what you wrote last time.')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
  await expect(page.getByText(WORDS)).toBeVisible();

  const edit = async () => {
    await page.goto(own);
    await chooseInMenu(page, 'Who feeds the cat', 'Edit');
  };
  const dialog = page.getByRole('dialog');
  await edit();
  await dialog.getByLabel('Title').fill('Who feeds the cats');
  await edit();
  await expect(dialog.getByLabel('Title')).toHaveValue('Who feeds the cats');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who feeds the cats' })).toBeVisible();

  const report = async () => {
    await page.goto(foreign);
    await chooseInMenu(page, 'Who walks the dog', 'Report');
  };
  await report();
  await dialog.getByLabel('Anything that would help us').fill(WORDS);
  await report();
  await expect(dialog.getByLabel('Anything that would help us')).toHaveValue(WORDS);
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog).toHaveCount(0);
  const drafts = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')));
  expect(drafts).toEqual([]);
});
