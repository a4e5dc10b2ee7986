import { NOT_FOUND_HEADING, PAGE_HEADINGS } from '@twosides/domain/contract';
import type { FirstPageName, PageLoaders } from './page.ts';

/** In a separate file, because most visits open only the first pages. */
export const OTHER: Omit<PageLoaders, FirstPageName> = {
  category: () =>
    import('../features/lists/category/CategoryScreen.tsx').then(({ CategoryScreen: Screen, queries }) => ({
      Screen,
      renderedBy: ['from'],
      queries,
    })),
  trending: () =>
    import('../features/lists/trending/TrendingScreen.tsx').then(({ TrendingScreen: Screen, queries }) => ({
      Screen,
      title: PAGE_HEADINGS.trending,
      renderedBy: ['category', 'tab', 'from'],
      queries,
    })),
  today: () =>
    import('../features/lists/today/TodayScreen.tsx').then(({ TodayScreen: Screen, queries }) => ({
      Screen,
      title: PAGE_HEADINGS.today,
      renderedBy: ['at'],
      queries,
    })),
  leaderboard: () =>
    import('../features/members/leaderboard/LeaderboardScreen.tsx').then(({ LeaderboardScreen: Screen, queries }) => ({
      Screen,
      title: PAGE_HEADINGS.leaderboard,
      renderedBy: ['period'],
      queries,
    })),
  user: () =>
    import('../features/members/public-profile/UserScreen.tsx').then(({ UserScreen: Screen, queries }) => ({
      Screen,
      renderedBy: ['from'],
      queries,
    })),
  search: () =>
    import('../features/lists/search/SearchScreen.tsx').then(({ SearchScreen: Screen, queries }) => ({
      Screen,
      renderedBy: ['q'],
      queries,
    })),
  login: () =>
    import('../features/account/login/LoginScreen.tsx').then(({ LoginScreen: Screen, queries }) => ({
      Screen,
      queries,
    })),
  register: () =>
    import('../features/account/register/RegisterScreen.tsx').then(({ RegisterScreen: Screen, queries }) => ({
      Screen,
      queries,
    })),
  onboarding: () =>
    import('../features/posting/onboarding/OnboardingScreen.tsx').then(({ OnboardingScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.onboarding,
    })),
  submit: () =>
    import('../features/posting/submit/SubmitScreen.tsx').then(({ SubmitScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.submit,
      needsOnboarding: true,
    })),
  profile: () =>
    import('../features/members/profile/ProfileScreen.tsx').then(({ ProfileScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.profile,
      needsOnboarding: true,
    })),
  settings: () =>
    import('../features/settings/SettingsScreen.tsx').then(({ SettingsScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.settings,
    })),
  outbox: () =>
    import('../features/outbox/OutboxScreen.tsx').then(({ OutboxScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.outbox,
    })),
  alerts: () =>
    import('../features/alerts/AlertsScreen.tsx').then(({ AlertsScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.alerts,
    })),
  howItWent: () =>
    import('../features/conflict/updates/HowItWentScreen.tsx').then(({ HowItWentScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.howItWent,
    })),
  statements: () =>
    import('../features/safety/statements/StatementsScreen.tsx').then(({ StatementsScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.statements,
    })),
  moderation: () =>
    import('../features/safety/moderation/ModerationScreen.tsx').then(({ ModerationScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.moderation,
    })),
  notFound: () =>
    import('../features/info/not-found/NotFoundScreen.tsx').then(({ NotFoundScreen: Screen }) => ({
      Screen,
      title: NOT_FOUND_HEADING,
      renderedBy: [],
      needsOnboarding: true,
    })),
  verifyEmail: () =>
    import('../features/account/verify-email/VerifyEmailScreen.tsx').then(({ VerifyEmailScreen: Screen }) => ({
      Screen,
    })),
  checkEmail: () =>
    import('../features/account/check-email/CheckEmailScreen.tsx').then(({ CheckEmailScreen: Screen }) => ({ Screen })),
  forgotPassword: () =>
    import('../features/account/forgot-password/ForgotPasswordScreen.tsx').then(({ ForgotPasswordScreen: Screen }) => ({
      Screen,
    })),
  resetPassword: () =>
    import('../features/account/reset-password/ResetPasswordScreen.tsx').then(({ ResetPasswordScreen: Screen }) => ({
      Screen,
    })),
  signInLink: () =>
    import('../features/account/sign-in-link/SignInLinkScreen.tsx').then(({ SignInLinkScreen: Screen }) => ({
      Screen,
    })),
  confirmEmail: () =>
    import('../features/account/confirm-email/ConfirmEmailScreen.tsx').then(({ ConfirmEmailScreen: Screen }) => ({
      Screen,
    })),
  unsubscribe: () =>
    import('../features/account/unsubscribe/UnsubscribeScreen.tsx').then(({ UnsubscribeScreen: Screen }) => ({
      Screen,
    })),
  howItWorks: () =>
    import('../features/info/how-it-works/HowItWorksScreen.tsx').then(({ HowItWorksScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.howItWorks,
      renderedBy: [],
    })),
  about: () =>
    import('../features/info/about/AboutScreen.tsx').then(({ AboutScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.about,
      renderedBy: [],
    })),
  guidelines: () =>
    import('../features/info/guidelines/GuidelinesScreen.tsx').then(({ GuidelinesScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.guidelines,
      renderedBy: [],
    })),
  help: () =>
    import('../features/info/help/HelpScreen.tsx').then(({ HelpScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.help,
      renderedBy: [],
    })),
  contact: () =>
    import('../features/info/contact/ContactScreen.tsx').then(({ ContactScreen: Screen, queries }) => ({
      Screen,
      title: PAGE_HEADINGS.contact,
      renderedBy: [],
      queries,
    })),
  safety: () =>
    import('../features/info/safety/SafetyScreen.tsx').then(({ SafetyScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.safety,
      renderedBy: [],
    })),
  report: () =>
    import('../features/info/report-page/ReportScreen.tsx').then(({ ReportScreen: Screen, queries }) => ({
      Screen,
      title: PAGE_HEADINGS.report,
      renderedBy: [],
      queries,
    })),
  reportStatus: () =>
    import('../features/safety/report-status/ReportStatusScreen.tsx').then(({ ReportStatusScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.reportStatus,
    })),
  privacy: () =>
    import('../features/info/privacy/PrivacyScreen.tsx').then(({ PrivacyScreen: Screen, queries }) => ({
      Screen,
      title: PAGE_HEADINGS.privacy,
      renderedBy: [],
      queries,
    })),
  terms: () =>
    import('../features/info/terms/TermsScreen.tsx').then(({ TermsScreen: Screen, queries }) => ({
      Screen,
      title: PAGE_HEADINGS.terms,
      renderedBy: [],
      queries,
    })),
  cookies: () =>
    import('../features/info/cookies/CookiesScreen.tsx').then(({ CookiesScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.cookies,
      renderedBy: [],
    })),
  dmca: () =>
    import('../features/info/dmca/DmcaScreen.tsx').then(({ DmcaScreen: Screen, queries }) => ({
      Screen,
      title: PAGE_HEADINGS.dmca,
      renderedBy: [],
      queries,
    })),
  transparency: () =>
    import('../features/info/transparency/TransparencyScreen.tsx').then(({ TransparencyScreen: Screen, queries }) => ({
      Screen,
      title: PAGE_HEADINGS.transparency,
      renderedBy: [],
      queries,
    })),
  careers: () =>
    import('../features/info/careers/CareersScreen.tsx').then(({ CareersScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.careers,
      renderedBy: [],
    })),
  press: () =>
    import('../features/info/press/PressScreen.tsx').then(({ PressScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.press,
      renderedBy: [],
    })),
  successStories: () =>
    import('../features/info/success-stories/SuccessStoriesScreen.tsx').then(
      ({ SuccessStoriesScreen: Screen, queries }) => ({
        Screen,
        title: PAGE_HEADINGS.successStories,
        renderedBy: [],
        queries,
      }),
    ),
  blog: () =>
    import('../features/info/blog/BlogScreen.tsx').then(({ BlogScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.blog,
      renderedBy: [],
    })),
  forum: () =>
    import('../features/info/forum/ForumScreen.tsx').then(({ ForumScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.forum,
      renderedBy: [],
    })),
  seoDashboard: () =>
    import('../features/info/seo-dashboard/SeoDashboardScreen.tsx').then(({ SeoDashboardScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.seoDashboard,
    })),
  voteResultsDemo: () =>
    import('../features/info/vote-results-demo/VoteResultsDemoScreen.tsx').then(
      ({ VoteResultsDemoScreen: Screen }) => ({
        Screen,
        title: PAGE_HEADINGS.voteResultsDemo,
      }),
    ),
  votingDemo: () =>
    import('../features/info/voting-demo/VotingDemoScreen.tsx').then(({ VotingDemoScreen: Screen }) => ({
      Screen,
      title: PAGE_HEADINGS.votingDemo,
    })),
};
