import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { matchPath } from 'react-router-dom';
import { FURTHER_PATHS, INFO_PATHS } from './further-paths.ts';

/**
 * Every screen there is, one line each: here those that visits begin with and go on to, in `further-paths.ts`,
 * `info-screens.ts` and `further-screens.ts` the others. A line is all that the header, the footer and the bottom bar
 * need to link to it.
 */
export const ROUTES: readonly AppRoute[] = [
  screen('/', () => import('../features/home/HomeScreen.tsx').then((m) => m.HomeScreen)),
  screen('/conflict/:id/:slug?', () => import('../features/conflict/ConflictScreen.tsx').then((m) => m.ConflictScreen)),
  screen('/category/:categoryId', () =>
    import('../features/category/CategoryScreen.tsx').then((m) => m.CategoryScreen),
  ),
  screen('/trending', () => import('../features/trending/TrendingScreen.tsx').then((m) => m.TrendingScreen)),
  screen('/leaderboard', () =>
    import('../features/leaderboard/LeaderboardScreen.tsx').then((m) => m.LeaderboardScreen),
  ),
  screen('/login', () => import('../features/login/LoginScreen.tsx').then((m) => m.LoginScreen)),
  screen('/register', () => import('../features/register/RegisterScreen.tsx').then((m) => m.RegisterScreen)),
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
  // Without a network it is what one looks for.
  screen('/outbox', () => import('../features/outbox/OutboxScreen.tsx').then((m) => m.OutboxScreen)),
  ...INFO_PATHS.map((path) =>
    screen(path, () => import('./info-screens.ts').then(({ INFO_SCREENS }) => INFO_SCREENS[path]())),
  ),
  ...FURTHER_PATHS.map((path) =>
    screen(path, () => import('./further-screens.ts').then(({ FURTHER_SCREENS }) => FURTHER_SCREENS[path]())),
  ),
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

/**
 * Fetches the screen's code ahead of the navigation; done when it is there. A failure shows when it is opened, not
 * here.
 */
export async function preloadRoute(path: string): Promise<void> {
  await findRoute(path)
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
