import type { Page } from '@playwright/test';
import { test, VISITORS, type Visitor } from './support/routes.ts';
import { accessibilityProblems, cutOff, doubleTheText, expect, sidewaysScroll } from './support/test.ts';

type Row = {
  readonly path: string;
  readonly title: string | null;
  readonly heading: string | Readonly<Record<Visitor, string>>;
  readonly canonical?: string | null;
  readonly redirectsTo?: Partial<Record<Visitor, string>>;
  readonly differsPerVisitor?: true;
  readonly status?: 404;
  readonly refused?: string;
};

const HOME = 'Get real clarity from real people.';
const ONBOARDING = 'Welcome to TwoSides';
const VERIFIED = {
  visitor: 'Verify your email',
  member: 'Your email is verified',
  newcomer: 'Your email is verified',
};
const SIGNED_IN_GO_HOME = {
  heading: (visitor: string) => ({ visitor, member: HOME, newcomer: HOME }),
  redirectsTo: { member: '/', newcomer: '/' },
};

const CONFLICT = '/conflict/1/whose-turn-is-it-to-call-the-plumber';

const ROWS: readonly Row[] = [
  { path: '/', title: null, heading: SIGNED_IN_GO_HOME.heading(HOME), differsPerVisitor: true },
  { path: CONFLICT, title: 'Whose turn', heading: 'Whose turn is it to call the plumber?', differsPerVisitor: true },
  {
    path: '/conflict/1',
    title: 'Whose turn',
    heading: 'Whose turn is it to call the plumber?',
    canonical: CONFLICT,
    redirectsTo: { visitor: CONFLICT, member: CONFLICT, newcomer: CONFLICT },
  },
  { path: '/category/household', title: 'Household Chores', heading: 'Household Chores', differsPerVisitor: true },
  { path: '/trending', title: 'Trending', heading: 'Trending conflicts' },
  { path: '/today', title: 'Today', heading: 'Whose turn is it to call the plumber?' },
  {
    path: '/submit-conflict',
    title: 'Post a conflict',
    heading: { visitor: 'Welcome back', member: 'Post a conflict', newcomer: ONBOARDING },
    redirectsTo: { visitor: '/login' },
  },
  {
    path: '/submit',
    title: 'Post a conflict',
    canonical: '/submit-conflict',
    heading: { visitor: 'Welcome back', member: 'Post a conflict', newcomer: ONBOARDING },
    redirectsTo: { visitor: '/login', member: '/submit-conflict', newcomer: '/submit-conflict' },
  },
  {
    path: '/auth',
    title: 'Welcome back',
    canonical: '/login',
    heading: SIGNED_IN_GO_HOME.heading('Welcome back'),
    redirectsTo: { ...SIGNED_IN_GO_HOME.redirectsTo, visitor: '/login' },
  },
  {
    path: '/profile',
    title: 'Your profile',
    heading: { visitor: 'Please log in to view your profile.', member: 'Juniper', newcomer: ONBOARDING },
  },
  {
    path: '/settings',
    title: 'Settings',
    heading: { visitor: 'Please sign in to change your settings.', member: 'Settings', newcomer: 'Settings' },
    differsPerVisitor: true,
  },
  {
    path: '/outbox',
    title: 'Outbox',
    heading: {
      visitor: 'Please sign in to see your outbox.',
      member: 'Everything has been sent',
      newcomer: 'Everything has been sent',
    },
  },
  {
    path: '/statements',
    title: 'Moderation decisions',
    heading: {
      visitor: 'Please sign in to see what was decided about your posts.',
      member: 'Moderation decisions',
      newcomer: 'Moderation decisions',
    },
    differsPerVisitor: true,
  },
  {
    path: '/how-it-went/1',
    title: 'How did it go?',
    heading: {
      visitor: 'Please sign in to share how it went.',
      member: 'How did it go?',
      newcomer: 'Only the author can post an update',
    },
    canonical: null,
  },
  {
    path: '/moderation',
    title: 'Moderation',
    heading: { visitor: 'Please sign in to moderate.', member: 'Moderation', newcomer: 'Moderation' },
    refused: '/api/moderation/cases',
  },
  { path: '/user/Juniper', title: 'Juniper', heading: 'Juniper', differsPerVisitor: true },
  { path: '/search', title: 'Search', heading: 'Search' },
  { path: '/search?q=plumber', title: 'Search', heading: 'Search' },
  {
    path: '/login',
    title: 'Welcome back',
    heading: SIGNED_IN_GO_HOME.heading('Welcome back'),
    redirectsTo: SIGNED_IN_GO_HOME.redirectsTo,
  },
  {
    path: '/register',
    title: 'Sign up for TwoSides',
    heading: SIGNED_IN_GO_HOME.heading('Sign up for TwoSides'),
    redirectsTo: SIGNED_IN_GO_HOME.redirectsTo,
  },
  {
    path: '/onboarding',
    title: 'Welcome',
    heading: { visitor: 'Welcome back', member: HOME, newcomer: ONBOARDING },
    redirectsTo: { visitor: '/login', member: '/' },
  },
  { path: '/verify-email', title: 'Verifying your email', heading: VERIFIED },
  {
    path: '/verify-email?token=nonsense',
    title: 'Verifying your email',
    heading: VERIFIED,
    refused: '/api/auth/verify-email',
  },
  { path: '/verify-email?verified=true', title: 'Verifying your email', heading: 'Email verified' },
  { path: '/verify-email?error=expired', title: 'Verifying your email', heading: VERIFIED },
  { path: '/check-email', title: 'Check your email', heading: VERIFIED },
  {
    path: '/check-email?email=anna%40example.org',
    title: 'Check your email',
    heading: { ...VERIFIED, visitor: 'Check your email' },
  },
  { path: '/check-email?error=no-token', title: 'Check your email', heading: VERIFIED },
  { path: '/forgot-password', title: 'Forgot your password?', heading: 'Forgot your password?' },
  { path: '/sign-in-link', title: 'Sign in by email', heading: 'Sign in by email' },
  {
    path: '/sign-in-link?token=x',
    title: 'Sign in by email',
    heading: 'This link doesn’t work',
    refused: '/api/auth/sign-in-link/read',
  },
  { path: '/confirm-email', title: 'Confirm your new email', heading: 'This link is incomplete' },
  { path: '/reset-password', title: 'Choose a new password', heading: 'This link doesn’t work' },
  { path: '/reset-password?token=x', title: 'Choose a new password', heading: 'Choose a new password' },
  { path: '/unsubscribe', title: 'Unsubscribe', heading: 'This link doesn’t work' },
  { path: '/unsubscribe?token=x', title: 'Unsubscribe', heading: 'Stop these emails?' },
  {
    path: '/how-it-works',
    title: 'How it works',
    heading: 'Two sides, one conflict, and people who don’t know you.',
  },
  { path: '/about', title: 'About', heading: HOME },
  { path: '/guidelines', title: 'Guidelines', heading: 'Community guidelines' },
  { path: '/help', title: 'Help', heading: 'Help' },
  { path: '/contact', title: 'Contact', heading: 'Contact' },
  { path: '/safety', title: 'Safety', heading: 'When it isn’t safe' },
  { path: '/report', title: 'Report', heading: 'Report something' },
  { path: '/report-status', title: 'Your report', heading: 'Your report' },
  { path: '/privacy', title: 'Privacy', heading: 'Privacy' },
  { path: '/terms', title: 'Terms', heading: 'Terms' },
  { path: '/cookies', title: 'Cookies', heading: 'Cookies' },
  { path: '/dmca', title: 'Copyright and DMCA', heading: 'Copyright and DMCA' },
  { path: '/careers', title: 'Careers', heading: 'Careers' },
  { path: '/press', title: 'Press', heading: 'Press' },
  { path: '/transparency', title: 'Transparency', heading: 'Transparency' },
  { path: '/success-stories', title: 'Success stories', heading: 'Success stories' },
  { path: '/blog', title: 'Blog', heading: 'Blog' },
  { path: '/forum', title: 'Forum', heading: 'Forum' },
  { path: '/seo-dashboard', title: 'SEO dashboard', heading: 'SEO dashboard' },
  { path: '/vote-results-demo', title: 'Vote results demo', heading: 'Six ways to show a result' },
  { path: '/voting-demo', title: 'Voting demo', heading: 'See how voting feels' },
  {
    path: '/nothing/here',
    title: 'Page not found',
    heading: { visitor: 'Page not found', member: 'Page not found', newcomer: ONBOARDING },
    canonical: null,
    status: 404,
    refused: '/nothing/here',
  },
  {
    path: '/conflict/999999',
    title: 'Conflict not found',
    heading: 'Conflict not found',
    canonical: null,
    status: 404,
    refused: '/conflicts?/999999',
  },
  {
    path: '/category/nothing',
    title: 'Category Not Found',
    heading: 'Category Not Found',
    canonical: null,
    status: 404,
    refused: '/category/nothing',
  },
  {
    path: '/user/Nobody',
    title: 'User not found.',
    heading: 'User not found.',
    canonical: null,
    status: 404,
    refused: '/user/Nobody',
  },
];

for (const visitor of VISITORS) {
  test.describe(`a ${visitor}`, () => {
    test.use({ visitor });

    for (const row of ROWS.filter((row) => seesAnother(row, visitor))) {
      test(`finds what ${row.path} is about, at any width and text size, with links onward`, async ({
        page,
        reachable,
        consoleProblems,
      }) => {
        const { title, canonical, status } = await firstAnswer(page, row.path);
        expect({ title, canonical, status }).toEqual({
          title: expect.stringMatching(titled(row.title)),
          canonical: row.canonical === undefined ? row.path.split('?')[0] : row.canonical,
          status: row.status ?? 200,
        });

        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(row.path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingFor(row, visitor));
        await expect(page).toHaveURL(row.redirectsTo?.[visitor] ?? row.path);
        await expect(page.locator('[aria-busy=true]:not(button)')).toHaveCount(0);
        passOver(consoleProblems, row.refused);
        if (row.redirectsTo?.[visitor]) return;

        for (const link of await innerLinks(page))
          expect({ link, isReachable: await reachable(link) }).toEqual({ link, isReachable: true });
        expect(await accessibilityProblems(page)).toEqual([]);
        for (const width of [1280, 768, 360, 320]) {
          await page.setViewportSize({ width, height: 800 });
          expect({ width, sidewaysScroll: await sidewaysScroll(page) }).toEqual({ width, sidewaysScroll: 0 });
        }
        await doubleTheText(page);
        expect(await sidewaysScroll(page)).toBe(0);
        expect(await cutOff(page)).toEqual([]);
        passOver(consoleProblems, row.refused);
      });
    }
  });
}

function seesAnother(row: Row, visitor: Visitor): boolean {
  const met = (other: Visitor) => `${headingFor(row, other)} ${row.redirectsTo?.[other]}`;
  const earlier = VISITORS.slice(0, VISITORS.indexOf(visitor));
  return row.differsPerVisitor === true || !earlier.some((other) => met(other) === met(visitor));
}

function headingFor({ heading }: Row, visitor: Visitor): string {
  return typeof heading === 'string' ? heading : heading[visitor];
}

const titled = (title: string | null): RegExp =>
  title === null ? /^TwoSides: get real clarity/ : new RegExp(`^${title.replace('?', '\\?')}.* · TwoSides$`);

async function firstAnswer(page: Page, path: string) {
  const answer = await page.request.get(path);
  const html = await answer.text();
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  return {
    status: answer.status(),
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
    canonical: canonical === undefined ? null : new URL(canonical).pathname,
  };
}

const innerLinks = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))]);

function passOver(problems: string[], refused: string | undefined) {
  if (refused === undefined) return;
  const rest = problems.filter((problem) => !new RegExp(refused).test(problem));
  problems.splice(0, problems.length, ...rest);
}
