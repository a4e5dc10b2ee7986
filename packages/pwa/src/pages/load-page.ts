import { page as home } from './home.ts';
import type { PageFiles, SomePage, SomePageName } from './page.ts';

/** The pages that visits begin with and go on to, and what is looked for without a network. */
const FIRST = {
  home: async () => ({ page: home }),
  conflict: () => import('./conflict.ts'),
  category: () => import('./category.ts'),
  trending: () => import('./trending.ts'),
  leaderboard: () => import('./leaderboard.ts'),
  login: () => import('./login.ts'),
  register: () => import('./register.ts'),
  onboarding: () => import('./onboarding.ts'),
  submit: () => import('./submit.ts'),
  profile: () => import('./profile.ts'),
  settings: () => import('./settings.ts'),
  user: () => import('./user.ts'),
  search: () => import('./search.ts'),
  outbox: () => import('./outbox.ts'),
  notFound: () => import('./not-found.ts'),
} satisfies Partial<PageFiles>;

export type FirstPageName = keyof typeof FIRST;

/** Fetches a page's code. */
export async function loadPage(name: SomePageName): Promise<SomePage> {
  const load = isFirst(name) ? FIRST[name] : (await import('./other-pages.ts')).OTHER[name];
  return (await load()).page;
}

const isFirst = (name: SomePageName): name is FirstPageName => name in FIRST;
