import { createMember, postConflict } from './support/people.ts';
import { accessibilityProblems, expect, sidewaysScroll, test } from './support/test.ts';

const SIGNED_OUT = [
  { path: '/', heading: 'Get real clarity from real people.' },
  { path: '/login', heading: 'Welcome back' },
  { path: '/register', heading: 'Join TwoSides' },
  { path: '/check-email?email=anna%40example.org', heading: 'Check your email' },
  { path: '/verify-email?token=nonsense', heading: 'Verify your email' },
  { path: '/forgot-password', heading: 'Forgot your password?' },
  { path: '/reset-password', heading: 'This link does not work' },
  { path: '/how-it-works', heading: 'Two sides, one table, and people who know neither of you.' },
  { path: '/about', heading: 'Get real clarity from real people.' },
  { path: '/category/household', heading: 'Household Chores' },
  { path: '/trending', heading: 'Trending' },
] as const;

/** Pages of text: looked at together, since each is quick. */
const INFORMATION = [
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
  '/seo-dashboard',
  '/vote-results-demo',
  '/voting-demo',
  '/search?q=nothing',
];

const WIDTHS = [360, 768, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

for (const colorScheme of SCHEMES) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const { path, heading } of SIGNED_OUT) {
      test(`${path} fits every width and axe finds nothing`, async ({ page, consoleProblems }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect({ width, sidewaysScroll: await sidewaysScroll(page) }).toEqual({ width, sidewaysScroll: 0 });
        }
        expect(await accessibilityProblems(page)).toEqual([]);
        expectOnlyRefusalOf(consoleProblems, path.startsWith('/verify-email') ? '/api/auth/verify-email' : null);
      });
    }

    test('the pages of text fit every width, axe finds nothing, and no link in them leads nowhere', async ({
      page,
    }) => {
      const links = new Set<string>();
      for (const path of INFORMATION) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect({ path, width, sidewaysScroll: await sidewaysScroll(page) }).toEqual({
            path,
            width,
            sidewaysScroll: 0,
          });
        }
        expect({ path, problems: await accessibilityProblems(page) }).toEqual({ path, problems: [] });
        for (const link of await page.getByRole('link').all()) links.add((await link.getAttribute('href')) ?? '');
      }
      const inner = [...links].filter((link) => link.startsWith('/'));
      expect(inner.length).toBeGreaterThan(15);
      for (const link of inner)
        expect({ link, status: (await page.request.get(link)).status() }).toEqual({ link, status: 200 });
    });

    test('the screens of a member fit every width and axe finds nothing', async ({ page }) => {
      await createMember(page, `member-${colorScheme}@example.org`, `Member ${colorScheme}`);
      const conflict = await postConflict(
        page,
        `Averyveryverylongwordwithoutanybreak${'x'.repeat(60)} in ${colorScheme}`,
      );
      for (const path of ['/', conflict, '/submit-conflict', '/profile', '/settings']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          expect({ path, width, sidewaysScroll: await sidewaysScroll(page) }).toEqual({
            path,
            width,
            sidewaysScroll: 0,
          });
        }
        expect({ path, problems: await accessibilityProblems(page) }).toEqual({ path, problems: [] });
      }
    });
  });
}

test('an address where nothing is answers 404 with a page that leads on', async ({ page, consoleProblems }) => {
  const response = await page.goto('/nothing/here');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  expectOnlyRefusalOf(consoleProblems, '/nothing/here');
});

test('an unknown conflict says so and leads home', async ({ page, consoleProblems }) => {
  const response = await page.goto('/conflict/999999');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Conflict not found')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
  expectOnlyRefusalOf(consoleProblems, '/conflict/999999', '/api/conflicts/999999');
});

test('a wrong slug is put right in the address bar', async ({ page }) => {
  await createMember(page, 'slug@example.org', 'Slugger');
  const path = await postConflict(page, 'Whose turn is it to call the plumber?');
  await page.goto(path.replace('whose-turn', 'whose-fault'));
  await expect(page).toHaveURL(path);
});

test('addresses of older links lead on', async ({ page }) => {
  await page.goto('/auth');
  await expect(page).toHaveURL('/login');
});

/** A refusal that the page is about leaves a line in the console; it is taken off the list. */
function expectOnlyRefusalOf(problems: string[], ...paths: readonly (string | null)[]) {
  const rest = problems.filter((problem) => !paths.some((path) => path !== null && problem.includes(path)));
  problems.splice(0, problems.length, ...rest);
}
