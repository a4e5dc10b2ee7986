import { NOT_FOUND_HEADING, PAGE_HEADINGS } from '@twosides/domain/contract';
import type { Page, SomePageName } from './page.ts';

type OtherPageName = Exclude<SomePageName, 'home' | 'conflict'>;

type ScreenFile<Name extends OtherPageName> = Pick<Page, 'queries'> & {
  readonly [Export in `${Capitalize<Name>}Screen`]: Page['Screen'];
};

type Rest = Partial<Pick<Page, 'title' | 'renderedBy' | 'needsOnboarding'>>;

const OWN_TITLE = { title: undefined };
const STATIC = { renderedBy: [] };

const OTHER: { readonly [Name in OtherPageName]: readonly [load: () => Promise<ScreenFile<Name>>, rest?: Rest] } = {
  category: [() => import('../features/lists/category/CategoryScreen.tsx'), { ...OWN_TITLE, renderedBy: ['from'] }],
  trending: [
    () => import('../features/lists/trending/TrendingScreen.tsx'),
    { renderedBy: ['category', 'tab', 'from'] },
  ],
  today: [() => import('../features/lists/today/TodayScreen.tsx'), { renderedBy: ['at'] }],
  leaderboard: [() => import('../features/members/leaderboard/LeaderboardScreen.tsx'), { renderedBy: ['period'] }],
  user: [() => import('../features/members/public-profile/UserScreen.tsx'), { ...OWN_TITLE, renderedBy: ['from'] }],
  search: [() => import('../features/lists/search/SearchScreen.tsx'), { ...OWN_TITLE, renderedBy: ['q'] }],
  login: [() => import('../features/account/login/LoginScreen.tsx'), OWN_TITLE],
  register: [() => import('../features/account/register/RegisterScreen.tsx'), OWN_TITLE],
  onboarding: [() => import('../features/posting/onboarding/OnboardingScreen.tsx')],
  submit: [() => import('../features/posting/submit/SubmitScreen.tsx'), { needsOnboarding: true }],
  profile: [() => import('../features/members/profile/ProfileScreen.tsx')],
  settings: [() => import('../features/settings/SettingsScreen.tsx')],
  outbox: [() => import('../features/outbox/OutboxScreen.tsx')],
  alerts: [() => import('../features/alerts/AlertsScreen.tsx')],
  howItWent: [() => import('../features/conflict/updates/HowItWentScreen.tsx')],
  statements: [() => import('../features/safety/statements/StatementsScreen.tsx')],
  moderation: [() => import('../features/safety/moderation/ModerationScreen.tsx')],
  notFound: [
    () => import('../features/info/not-found/NotFoundScreen.tsx'),
    { ...STATIC, title: NOT_FOUND_HEADING, needsOnboarding: true },
  ],
  verifyEmail: [() => import('../features/account/verify-email/VerifyEmailScreen.tsx'), OWN_TITLE],
  checkEmail: [() => import('../features/account/check-email/CheckEmailScreen.tsx'), OWN_TITLE],
  forgotPassword: [() => import('../features/account/forgot-password/ForgotPasswordScreen.tsx'), OWN_TITLE],
  resetPassword: [() => import('../features/account/reset-password/ResetPasswordScreen.tsx'), OWN_TITLE],
  signInLink: [() => import('../features/account/sign-in-link/SignInLinkScreen.tsx'), OWN_TITLE],
  confirmEmail: [() => import('../features/account/confirm-email/ConfirmEmailScreen.tsx'), OWN_TITLE],
  unsubscribe: [() => import('../features/account/unsubscribe/UnsubscribeScreen.tsx'), OWN_TITLE],
  howItWorks: [() => import('../features/info/how-it-works/HowItWorksScreen.tsx'), STATIC],
  about: [() => import('../features/info/about/AboutScreen.tsx'), STATIC],
  guidelines: [() => import('../features/info/guidelines/GuidelinesScreen.tsx'), STATIC],
  help: [() => import('../features/info/help/HelpScreen.tsx'), STATIC],
  contact: [() => import('../features/info/contact/ContactScreen.tsx'), STATIC],
  safety: [() => import('../features/info/safety/SafetyScreen.tsx'), STATIC],
  report: [() => import('../features/info/report-page/ReportScreen.tsx'), STATIC],
  reportStatus: [() => import('../features/safety/report-status/ReportStatusScreen.tsx')],
  privacy: [() => import('../features/info/privacy/PrivacyScreen.tsx'), STATIC],
  terms: [() => import('../features/info/terms/TermsScreen.tsx'), STATIC],
  cookies: [() => import('../features/info/cookies/CookiesScreen.tsx'), STATIC],
  dmca: [() => import('../features/info/dmca/DmcaScreen.tsx'), STATIC],
  transparency: [() => import('../features/info/transparency/TransparencyScreen.tsx'), STATIC],
  careers: [() => import('../features/info/careers/CareersScreen.tsx'), STATIC],
  press: [() => import('../features/info/press/PressScreen.tsx'), STATIC],
  successStories: [() => import('../features/info/success-stories/SuccessStoriesScreen.tsx'), STATIC],
  blog: [() => import('../features/info/blog/BlogScreen.tsx'), STATIC],
  forum: [() => import('../features/info/forum/ForumScreen.tsx'), STATIC],
  seoDashboard: [() => import('../features/info/seo-dashboard/SeoDashboardScreen.tsx')],
  voteResultsDemo: [() => import('../features/info/vote-results-demo/VoteResultsDemoScreen.tsx')],
  votingDemo: [() => import('../features/info/voting-demo/VotingDemoScreen.tsx')],
};

export async function loadOther<Name extends OtherPageName>(name: Name): Promise<Page> {
  const [load, rest] = OTHER[name];
  const file = await load();
  const Screen = file[
    `${name.charAt(0).toUpperCase()}${name.slice(1)}Screen` as keyof ScreenFile<Name>
  ] as Page['Screen'];
  return { title: (PAGE_HEADINGS as Partial<Record<string, string>>)[name], queries: file.queries, ...rest, Screen };
}
