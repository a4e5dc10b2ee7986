import type { INFO_PATHS } from './further-paths.ts';
import type { AppRoute } from './routes.ts';

/** How each page of text is fetched. What can be reached from here, the first installation fetches ahead. */
export const INFO_SCREENS: Readonly<Record<(typeof INFO_PATHS)[number], AppRoute['load']>> = {
  '/how-it-works': () => import('../features/info/how-it-works/HowItWorksScreen.tsx').then((m) => m.HowItWorksScreen),
  '/about': () => import('../features/info/about/AboutScreen.tsx').then((m) => m.AboutScreen),
  '/guidelines': () => import('../features/info/guidelines/GuidelinesScreen.tsx').then((m) => m.GuidelinesScreen),
  '/help': () => import('../features/info/help/HelpScreen.tsx').then((m) => m.HelpScreen),
  '/contact': () => import('../features/info/contact/ContactScreen.tsx').then((m) => m.ContactScreen),
  '/safety': () => import('../features/info/safety/SafetyScreen.tsx').then((m) => m.SafetyScreen),
  '/report': () => import('../features/info/report-page/ReportScreen.tsx').then((m) => m.ReportScreen),
  '/privacy': () => import('../features/info/privacy/PrivacyScreen.tsx').then((m) => m.PrivacyScreen),
  '/terms': () => import('../features/info/terms/TermsScreen.tsx').then((m) => m.TermsScreen),
  '/cookies': () => import('../features/info/cookies/CookiesScreen.tsx').then((m) => m.CookiesScreen),
  '/dmca': () => import('../features/info/dmca/DmcaScreen.tsx').then((m) => m.DmcaScreen),
  '/careers': () => import('../features/info/careers/CareersScreen.tsx').then((m) => m.CareersScreen),
  '/press': () => import('../features/info/press/PressScreen.tsx').then((m) => m.PressScreen),
  '/success-stories': () =>
    import('../features/info/success-stories/SuccessStoriesScreen.tsx').then((m) => m.SuccessStoriesScreen),
  '/blog': () => import('../features/info/blog/BlogScreen.tsx').then((m) => m.BlogScreen),
  '/forum': () => import('../features/info/forum/ForumScreen.tsx').then((m) => m.ForumScreen),
};
