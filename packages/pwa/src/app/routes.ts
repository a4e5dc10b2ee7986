import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath } from 'react-router-dom';

/** Every screen there is, one line each. A line here is all that the header, the footer and the bottom bar need to link to it. */
export const ROUTES: readonly AppRoute[] = [
  screen('/', () => import('../features/home/HomeScreen.tsx').then((m) => m.HomeScreen)),
  screen('/conflict/:id/:slug?', () => import('../features/conflict/ConflictScreen.tsx').then((m) => m.ConflictScreen)),
  screen('/category/:categoryId', () =>
    import('../features/category/CategoryScreen.tsx').then((m) => m.CategoryScreen),
  ),
  screen('/trending', () => import('../features/trending/TrendingScreen.tsx').then((m) => m.TrendingScreen)),
  screen('/login', () => import('../features/login/LoginScreen.tsx').then((m) => m.LoginScreen)),
  screen('/register', () => import('../features/register/RegisterScreen.tsx').then((m) => m.RegisterScreen)),
  screen('/check-email', () => import('../features/check-email/CheckEmailScreen.tsx').then((m) => m.CheckEmailScreen)),
  screen('/verify-email', () =>
    import('../features/verify-email/VerifyEmailScreen.tsx').then((m) => m.VerifyEmailScreen),
  ),
  screen('/forgot-password', () =>
    import('../features/forgot-password/ForgotPasswordScreen.tsx').then((m) => m.ForgotPasswordScreen),
  ),
  screen('/reset-password', () =>
    import('../features/reset-password/ResetPasswordScreen.tsx').then((m) => m.ResetPasswordScreen),
  ),
  screen('/onboarding', () => import('../features/onboarding/OnboardingScreen.tsx').then((m) => m.OnboardingScreen)),
  screen('/submit-conflict', () => import('../features/submit/SubmitScreen.tsx').then((m) => m.SubmitScreen), {
    needsOnboarding: true,
  }),
  screen('/profile', () => import('../features/profile/ProfileScreen.tsx').then((m) => m.ProfileScreen), {
    needsOnboarding: true,
  }),
  screen('/settings', () => import('../features/settings/SettingsScreen.tsx').then((m) => m.SettingsScreen)),
  screen('/user/:identifier', () =>
    import('../features/public-profile/PublicProfileScreen.tsx').then((m) => m.PublicProfileScreen),
  ),
  screen('/search', () => import('../features/search/SearchScreen.tsx').then((m) => m.SearchScreen)),
  screen('/how-it-works', () =>
    import('../features/how-it-works/HowItWorksScreen.tsx').then((m) => m.HowItWorksScreen),
  ),
  screen('/about', () => import('../features/about/AboutScreen.tsx').then((m) => m.AboutScreen)),
  screen('/guidelines', () => import('../features/guidelines/GuidelinesScreen.tsx').then((m) => m.GuidelinesScreen)),
  screen('/help', () => import('../features/help/HelpScreen.tsx').then((m) => m.HelpScreen)),
  screen('/contact', () => import('../features/contact/ContactScreen.tsx').then((m) => m.ContactScreen)),
  screen('/safety', () => import('../features/safety/SafetyScreen.tsx').then((m) => m.SafetyScreen)),
  screen('/report', () => import('../features/report-page/ReportScreen.tsx').then((m) => m.ReportScreen)),
  screen('/privacy', () => import('../features/privacy/PrivacyScreen.tsx').then((m) => m.PrivacyScreen)),
  screen('/terms', () => import('../features/terms/TermsScreen.tsx').then((m) => m.TermsScreen)),
  screen('/cookies', () => import('../features/cookies/CookiesScreen.tsx').then((m) => m.CookiesScreen)),
  screen('/dmca', () => import('../features/dmca/DmcaScreen.tsx').then((m) => m.DmcaScreen)),
  screen('/careers', () => import('../features/careers/CareersScreen.tsx').then((m) => m.CareersScreen)),
  screen('/press', () => import('../features/press/PressScreen.tsx').then((m) => m.PressScreen)),
  screen('/success-stories', () =>
    import('../features/success-stories/SuccessStoriesScreen.tsx').then((m) => m.SuccessStoriesScreen),
  ),
  screen('/blog', () => import('../features/blog/BlogScreen.tsx').then((m) => m.BlogScreen)),
  screen('/forum', () => import('../features/forum/ForumScreen.tsx').then((m) => m.ForumScreen)),
  screen('/seo-dashboard', () =>
    import('../features/seo-dashboard/SeoDashboardScreen.tsx').then((m) => m.SeoDashboardScreen),
  ),
  screen('/vote-results-demo', () =>
    import('../features/vote-results-demo/VoteResultsDemoScreen.tsx').then((m) => m.VoteResultsDemoScreen),
  ),
  screen('/voting-demo', () => import('../features/voting-demo/VotingDemoScreen.tsx').then((m) => m.VotingDemoScreen)),
];

/** What any other path shows. */
export const NOT_FOUND: AppRoute = screen(
  '*',
  () => import('../features/not-found/NotFoundScreen.tsx').then((m) => m.NotFoundScreen),
  { needsOnboarding: true },
);

/** What stands in for the screens that a member reaches only after onboarding. */
export const findOnboarding = (): AppRoute | undefined => findRoute('/onboarding');

/** Addresses that others link to, and the screen each means. */
export const REDIRECTS: readonly { readonly from: string; readonly to: string }[] = [
  { from: '/auth', to: '/login' },
  { from: '/submit', to: '/submit-conflict' },
];

/** Whether the path leads to a screen; links to those that do not exist yet are not shown. */
export function isRouted(path: string): boolean {
  return findRoute(path) !== undefined;
}

/** Fetches the screen's code ahead of the navigation. A failure shows when it is opened, not here. */
export function preloadRoute(path: string): void {
  findRoute(path)
    ?.load()
    .catch(() => undefined);
}

function findRoute(path: string): AppRoute | undefined {
  return ROUTES.find((route) => matchPath(route.path, path));
}

export type AppRoute = {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
  readonly Screen: LazyExoticComponent<ComponentType>;
  /** A member who has not completed onboarding sees onboarding in its place. */
  readonly needsOnboarding: boolean;
};

function screen(path: string, load: AppRoute['load'], { needsOnboarding = false } = {}): AppRoute {
  return { path, load, needsOnboarding, Screen: lazy(async () => ({ default: await load() })) };
}
