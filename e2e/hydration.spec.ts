import type { Page } from '@playwright/test';
import { createMember, postConflict } from './support/people.ts';
import { expect, test } from './support/test.ts';

// So that every page comes from the server, and none from the worker.
test.use({ serverKind: 'furnished', serviceWorkers: 'block' });

/** Of each kind of page that the server renders. */
const PATHS = [
  '/',
  '/?sort=trending&category=love',
  '/trending',
  '/trending?tab=polarizing',
  '/category/household',
  '/conflict/1',
  '/user/Henrik',
  '/leaderboard',
  '/leaderboard?period=daily',
  '/search?q=phones',
  '/how-it-works',
  '/about',
  '/guidelines',
  '/help',
  '/contact',
  '/safety',
  '/report',
  '/privacy',
  '/terms',
  '/cookies',
  '/dmca',
  '/careers',
  '/press',
  '/success-stories',
  '/blog',
  '/forum',
];

for (const { timezoneId, colorScheme } of [
  { timezoneId: 'Pacific/Kiritimati', colorScheme: 'light' },
  { timezoneId: 'America/Los_Angeles', colorScheme: 'dark' },
] as const) {
  test.describe(`In ${timezoneId}, ${colorScheme}`, () => {
    test.use({ timezoneId, colorScheme });

    test('every page is taken over as it was rendered, on a first visit and with what is kept', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      for (const _ of ['first', 'again'])
        for (const path of PATHS) {
          await page.goto(path);
          await untilReady(page);
        }
      // Each page's console was listened to. Visitors are not asked who they are.
      expect(asked).not.toContain('/api/auth/user');
    });
  });
}

for (const path of ['/', '/trending', '/conflict/1'])
  test(`a first visit to ${path} asks for 20 files at most until it is settled`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await untilReady(page);
    await page.waitForLoadState('networkidle');
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(20);
  });

test('a member is sent what everybody is, and it is taken over without a flaw', async ({
  page,
  playwright,
  baseURL,
}) => {
  await createMember(page, 'hydrated@example.org', 'Hydrated');
  const visitor = await playwright.request.newContext(baseURL ? { baseURL } : {});
  for (const path of PATHS) {
    const [theirs, everybodys] = await Promise.all([page.request.get(path), visitor.get(path)]);
    expect([path, await theirs.text()]).toEqual([path, await everybodys.text()]);
    await page.goto(path);
    await untilReady(page);
    await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
  }
  await visitor.dispose();
});

test('what is pressed, typed and chosen before the app answers is done when it does', async ({ page }) => {
  await createMember(page, 'early@example.org', 'Early Bird');
  const path = await postConflict(page, 'Who sets the alarm');
  const release = await holdApp(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Her side' }).click();
  await page.getByLabel('Add your view').fill('Typed before anything answered.');
  await release();
  await expect(page.getByText('Vote recorded!').first()).toBeVisible();
  await expect(page.getByLabel('Add your view')).toHaveValue('Typed before anything answered.');
  await page.getByRole('button', { name: 'Add Comment' }).click();
  await expect(page.getByRole('listitem').getByText('Typed before anything answered.')).toBeVisible();

  const releaseHome = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel('Sort by').selectOption({ label: 'Trending' });
  await releaseHome();
  await expect(page).toHaveURL('/?sort=trending');
});

test('a visitor who presses a side before the app answers is asked to sign up', async ({ page }) => {
  await page.goto('/conflict/1');
  await expect(page).toHaveURL(/\/conflict\/1\/\w+/);
  const release = await holdApp(page);
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('main').locator('fieldset button').first().click();
  await release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('somebody who is signed in is not asked to sign in meanwhile, nor on a device that knew of no hint', async ({
  page,
  context,
}) => {
  await createMember(page, 'known@example.org', 'Known Here');
  const release = await holdApp(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await release();
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();

  await context.clearCookies({ name: 'signed-in' });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/trending');
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible();
});

/** Until presses reach the app. */
const untilReady = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });

/** Keeps the app's first file back, as a slow network does. @returns lets it through */
const holdApp = async (page: Page): Promise<() => Promise<void>> => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
};
