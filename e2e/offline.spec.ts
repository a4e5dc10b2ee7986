import { createMember, postConflict, voteFor } from './support/people.ts';
import { everythingStored } from './support/stored.ts';
import { expect, test, untilInstalled, untilStored } from './support/test.ts';

test.use({ toleratesConsoleErrors: true, serverKind: 'sparse', serviceWorkers: 'allow' });

test('a page that needs the current user says so when it cannot be loaded', async ({ page, context }) => {
  await page.goto('/');
  await untilInstalled(page);
  // Wait until the app has stored the current user, because it could otherwise do so after `clear`.
  await page.waitForFunction(() => localStorage.getItem('member') !== null);
  await page.evaluate(() => localStorage.clear());
  await context.setOffline(true);
  await page.goto('/submit-conflict');
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t reach TwoSides' })).toBeVisible();
  await expect(page).toHaveURL('/submit-conflict');
  await context.setOffline(false);
  await expect(page).toHaveURL('/login');
});

test('a member stays signed in offline, and visited pages open with their age and are refetched online', async ({
  page,
  context,
}) => {
  await createMember(page, 'reader@example.org', 'Reader');
  const path = await postConflict(page, 'Who waters the plants');
  const unseen = await postConflict(page, 'Never opened here');
  await page.goto(path);
  await untilStored(page, path);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Who waters the plants', exact: true })).toBeVisible();
  await untilInstalled(page);
  await expect(page.getByRole('link', { name: 'Who waters the plants', exact: true })).toBeVisible();

  await context.setOffline(true);
  await page.clock.install({ time: Date.now() + 14 * 60_000 });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Who waters the plants', exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible();
  await expect(page.getByText('Last refreshed 14 minutes ago.')).toBeVisible();
  await page.getByRole('link', { name: 'Who waters the plants', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who waters the plants' })).toBeVisible();
  await expect(page.getByText(/He puts one cup in/).first()).toBeVisible();

  await page.goto('/submit-conflict');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  await expect(page.getByLabel('Title')).toBeVisible();

  await page.goto(unseen);
  await expect(page.getByRole('heading', { level: 1, name: 'This page isn’t saved on this device' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Never opened here' })).toBeVisible();
  await expect(page.getByText('You’re offline')).toHaveCount(0);
});

test('a device never stores a hidden result before its member has voted, whichever screen they use', async ({
  page,
}) => {
  await createMember(page, 'voter@example.org', 'Voter');
  const path = await postConflict(page, 'A split to be kept secret');
  expect(splitsIn(await (await voteFor(page, path, 'her')).text())).not.toEqual([]);
  await page.context().clearCookies();
  await createMember(page, 'undecided@example.org', 'Undecided');

  const walk = async (...screens: string[]) => {
    for (const screen of screens) {
      await page.goto(screen);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
  };
  await page.goto('/');
  await untilInstalled(page);
  await walk('/', path, '/category/household', '/trending', '/search?q=secret', '/user/Voter', '/alerts');
  const member = await everythingStored(page);
  expect(member).toContain('A split to be kept secret');
  expect(splitsIn(member)).toEqual([]);

  await page.context().clearCookies();
  await walk('/', path, '/trending?tab=polarizing', '/user/Voter');
  const visitor = await everythingStored(page);
  expect(visitor).toContain('A split to be kept secret');
  expect(visitor).not.toMatch(/undecided@/);
  expect(splitsIn(visitor)).toEqual([]);
});

const splitsIn = (text: string) =>
  text
    .match(
      /\W(herVotes|hisVotes|herPercentage|hisPercentage|low|high|winner|winnerText|isTooClose|polarization|isPolarizing)\W+(\d|true|false|\w+")/g,
    )
    ?.filter((hit) => !/null/.test(hit)) ?? [];
