import type { FURTHER_PATHS } from './further-paths.ts';
import type { AppRoute } from './routes.ts';

/** How each of them is fetched. */
export const FURTHER_SCREENS: Readonly<Record<(typeof FURTHER_PATHS)[number], AppRoute['load']>> = {
  '/check-email': () => import('../features/check-email/CheckEmailScreen.tsx').then((m) => m.CheckEmailScreen),
  '/verify-email': () => import('../features/verify-email/VerifyEmailScreen.tsx').then((m) => m.VerifyEmailScreen),
  '/forgot-password': () =>
    import('../features/forgot-password/ForgotPasswordScreen.tsx').then((m) => m.ForgotPasswordScreen),
  '/confirm-email': () => import('../features/confirm-email/ConfirmEmailScreen.tsx').then((m) => m.ConfirmEmailScreen),
  '/reset-password': () =>
    import('../features/reset-password/ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen),
  '/alerts': () => import('../features/alerts/AlertsScreen.tsx').then((m) => m.AlertsScreen),
  '/unsubscribe': () => import('../features/unsubscribe/UnsubscribeScreen.tsx').then((m) => m.UnsubscribeScreen),
  '/how-it-works': () => import('../features/how-it-works/HowItWorksScreen.tsx').then((m) => m.HowItWorksScreen),
  '/about': () => import('../features/about/AboutScreen.tsx').then((m) => m.AboutScreen),
  '/guidelines': () => import('../features/guidelines/GuidelinesScreen.tsx').then((m) => m.GuidelinesScreen),
  '/help': () => import('../features/help/HelpScreen.tsx').then((m) => m.HelpScreen),
  '/contact': () => import('../features/contact/ContactScreen.tsx').then((m) => m.ContactScreen),
  '/safety': () => import('../features/safety/SafetyScreen.tsx').then((m) => m.SafetyScreen),
  '/report': () => import('../features/report-page/ReportScreen.tsx').then((m) => m.ReportScreen),
  '/privacy': () => import('../features/privacy/PrivacyScreen.tsx').then((m) => m.PrivacyScreen),
  '/terms': () => import('../features/terms/TermsScreen.tsx').then((m) => m.TermsScreen),
  '/cookies': () => import('../features/cookies/CookiesScreen.tsx').then((m) => m.CookiesScreen),
  '/dmca': () => import('../features/dmca/DmcaScreen.tsx').then((m) => m.DmcaScreen),
  '/careers': () => import('../features/careers/CareersScreen.tsx').then((m) => m.CareersScreen),
  '/press': () => import('../features/press/PressScreen.tsx').then((m) => m.PressScreen),
  '/success-stories': () =>
    import('../features/success-stories/SuccessStoriesScreen.tsx').then((m) => m.SuccessStoriesScreen),
  '/blog': () => import('../features/blog/BlogScreen.tsx').then((m) => m.BlogScreen),
  '/forum': () => import('../features/forum/ForumScreen.tsx').then((m) => m.ForumScreen),
  '/seo-dashboard': () => import('../features/seo-dashboard/SeoDashboardScreen.tsx').then((m) => m.SeoDashboardScreen),
  '/vote-results-demo': () =>
    import('../features/vote-results-demo/VoteResultsDemoScreen.tsx').then((m) => m.VoteResultsDemoScreen),
  '/voting-demo': () => import('../features/voting-demo/VotingDemoScreen.tsx').then((m) => m.VotingDemoScreen),
};
