import type { Page } from '@playwright/test';
import { createMember, createNewcomer, postConflict } from './support/people.ts';
import { accessibilityProblems, test as base, cutOff, doubleTheText, expect, sidewaysScroll } from './support/test.ts';

/** The main heading of each screen, by its path. */
type Screens = Readonly<Record<string, string | RegExp>>;

const TITLE = 'Whose turn is it to call the plumber?';
const HOME = 'Get real clarity from real people.';
const ONBOARDING = 'Welcome to TwoSides';

const FOR_EVERYBODY: Readonly<Record<string, Screens>> = {
  'a page about the site': {
    '/how-it-works': 'Two sides, one conflict, and people who don’t know you.',
    '/about': HOME,
    '/help': 'Help',
    '/contact': 'Contact',
    '/careers': 'Careers',
    '/press': 'Press',
    '/blog': 'Blog',
    '/forum': 'Forum',
  },
  'a page of rules and help': {
    '/guidelines': 'Community guidelines',
    '/safety': 'When it isn’t safe',
    '/report': 'Report something',
    '/report-status': 'Your report',
    '/privacy': 'Privacy',
    '/terms': 'Terms',
    '/cookies': 'Cookies',
    '/dmca': 'Copyright and DMCA',
  },
  'a page of figures and demos': {
    '/transparency': 'Transparency',
    '/success-stories': 'Success stories',
    '/seo-dashboard': 'SEO dashboard',
    '/vote-results-demo': 'Six ways to show a result',
    '/voting-demo': 'See how voting feels',
  },
  'a page of signing in': {
    '/login': 'Welcome back',
    '/register': 'Sign up for TwoSides',
    '/check-email?email=anna%40example.org': 'Check your email',
    '/verify-email': 'Verify your email',
    '/verify-email?token=nonsense': 'Verify your email',
    '/verify-email?verified=true': 'Email verified',
    '/forgot-password': 'Forgot your password?',
  },
  'a page behind a mailed link': {
    '/sign-in-link': 'Sign in by email',
    '/sign-in-link?token=x': 'This link doesn’t work',
    '/confirm-email': 'This link is incomplete',
    '/reset-password': 'This link doesn’t work',
    '/reset-password?token=x': 'Choose a new password',
    '/unsubscribe?token=x': 'Stop these emails?',
  },
  'a page that needs an account': {
    '/profile': 'Please log in to view your profile.',
    '/settings': 'Please sign in to change your settings.',
    '/outbox': 'Please sign in to see your outbox.',
    '/statements': 'Please sign in to see what was decided about your posts.',
    '/how-it-went/1': 'Please sign in to share how it went.',
    '/moderation': 'Please sign in to moderate.',
  },
  'a missing page': {
    '/nothing/here': 'Page not found',
    '/conflict/999999': 'Conflict not found',
    '/category/nothing': 'Category Not Found',
    '/user/Nobody': 'User not found.',
  },
};

/** Requests that the server must refuse. The browser logs an error about each. */
const REFUSED = /\/(verify-email|sign-in-link\/read|moderation\/cases|nothing|conflicts?\/999999|user\/Nobody)/;

const test = base.extend({
  consoleProblems: async ({ consoleProblems }, use) => {
    await use(consoleProblems);
    const others = consoleProblems.filter((problem) => !REFUSED.test(problem));
    consoleProblems.splice(0, consoleProblems.length, ...others);
  },
});

for (const [kind, screens] of Object.entries(FOR_EVERYBODY))
  test(`a visitor finds what ${kind} is about`, ({ page }) => walk(page, screens));

test('a visitor finds lists and a conflict, and is asked to sign in to post', async ({ page }) => {
  const conflict = await postAs('Juniper', page);
  await page.context().clearCookies();
  await walk(page, {
    '/': HOME,
    [conflict]: TITLE,
    '/category/household': 'Household Chores',
    '/trending': 'Trending conflicts',
    '/today': /./,
    '/leaderboard': 'Leaderboard',
    '/search': 'Search',
    '/search?q=plumber': 'Search',
    '/user/Juniper': 'Juniper',
  });
  for (const path of ['/submit-conflict', '/onboarding']) await expectRedirect(page, path, '/login');
});

test('a member finds what each page of an account is about', async ({ page }) => {
  const conflict = await postAs('Larch', page);
  await walk(page, {
    '/': HOME,
    [conflict]: TITLE,
    '/category/household': 'Household Chores',
    '/user/Larch': 'Larch',
    '/submit-conflict': 'Post a conflict',
    '/profile': 'Larch',
    '/settings': 'Settings',
    '/outbox': 'Everything has been sent',
    '/statements': 'Moderation decisions',
    [howItWentOf(conflict)]: 'How did it go?',
    '/moderation': 'Moderation',
    '/alerts': 'Alerts',
    '/verify-email': 'Your email is verified',
  });
  for (const path of ['/login', '/register', '/onboarding']) await expectRedirect(page, path, '/');
});

test('a newcomer is led to onboarding', async ({ page }) => {
  const conflict = await postAs('Rowan', page);
  await page.context().clearCookies();
  await createNewcomer(page, 'newcomer@example.org');
  await walk(page, {
    [conflict]: TITLE,
    [howItWentOf(conflict)]: 'Only the author can post an update',
    '/onboarding': ONBOARDING,
  });
  for (const path of ['/submit-conflict', '/profile', '/nothing/here']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(ONBOARDING);
  }
});

/** Links that an earlier test of this worker has followed. */
const reached = new Set<string>();

/** Each screen fits every width and text size, is accessible in one of the themes, and has only links that work. */
async function walk(page: Page, screens: Screens) {
  test.slow();
  for (const [index, [path, heading]] of Object.entries(screens).entries())
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveURL(path);
      await expect(page.locator('[aria-busy=true]:not(button)')).toHaveCount(0);

      for (const link of await innerLinks(page)) {
        if (reached.has(link)) continue;
        expect.soft({ path, link, isReachable: (await page.request.get(link)).ok() }).toMatchObject({
          isReachable: true,
        });
        reached.add(link);
      }
      const theme = index % 2 === 0 ? 'light' : 'dark';
      expect.soft({ path, problems: await accessibilityProblems(page, theme) }).toEqual({ path, problems: [] });
      for (const width of [1280, 768, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect.soft({ path, width, scroll: await sidewaysScroll(page) }).toEqual({ path, width, scroll: 0 });
      }
      await doubleTheText(page);
      expect.soft({ path, scroll: await sidewaysScroll(page) }).toEqual({ path, scroll: 0 });
      expect.soft({ path, cutOff: await cutOff(page) }).toEqual({ path, cutOff: [] });
    });
}

async function postAs(nickname: string, page: Page): Promise<string> {
  await createMember(page, `${nickname}@example.org`, nickname);
  return postConflict(page, TITLE);
}

async function expectRedirect(page: Page, from: string, to: string) {
  await page.goto(from);
  await expect(page).toHaveURL(to);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const howItWentOf = (conflict: string) => `/how-it-went/${conflict.split('/')[2]}`;

const innerLinks = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);
