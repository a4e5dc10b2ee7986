/** `:name` matches one path segment. `?` makes the segment optional. */
export const PAGES = {
  home: '/',
  conflict: '/conflict/:id/:slug?',
  category: '/category/:categoryId',
  trending: '/trending',
  today: '/today',
  howItWent: '/how-it-went/:id',
  leaderboard: '/leaderboard',
  submit: '/submit-conflict',
  profile: '/profile',
  settings: '/settings',
  alerts: '/alerts',
  outbox: '/outbox',
  statements: '/statements',
  moderation: '/moderation',
  user: '/user/:identifier',
  search: '/search',
  login: '/login',
  register: '/register',
  onboarding: '/onboarding',
  verifyEmail: '/verify-email',
  checkEmail: '/check-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  signInLink: '/sign-in-link',
  confirmEmail: '/confirm-email',
  unsubscribe: '/unsubscribe',
  howItWorks: '/how-it-works',
  about: '/about',
  guidelines: '/guidelines',
  help: '/help',
  contact: '/contact',
  safety: '/safety',
  report: '/report',
  reportStatus: '/report-status',
  privacy: '/privacy',
  terms: '/terms',
  cookies: '/cookies',
  dmca: '/dmca',
  transparency: '/transparency',
  careers: '/careers',
  press: '/press',
  successStories: '/success-stories',
  blog: '/blog',
  forum: '/forum',
  seoDashboard: '/seo-dashboard',
  voteResultsDemo: '/vote-results-demo',
  votingDemo: '/voting-demo',
} as const;

export type PageName = keyof typeof PAGES;

/** The app redirects from `/index.html`, but the server serves it, because the service worker stores it. */
export const PAGE_REDIRECTS: Readonly<Record<string, string>> = {
  '/auth': PAGES.login,
  '/submit': PAGES.submit,
  '/index.html': PAGES.home,
};

export const redirectOf = (path: string): string | null => {
  const from = path.replace(/\/$/, '');
  return Object.hasOwn(PAGE_REDIRECTS, from) ? (PAGE_REDIRECTS[from] ?? null) : null;
};

export const matchPage = (
  path: string,
): { readonly page: PageName; readonly params: Readonly<Record<string, string>> } | null => {
  const segments = path.split('/').slice(1);
  if (segments.length > 1 && segments.at(-1) === '') segments.pop();
  for (const [page, pattern] of Object.entries(PAGES)) {
    const params = matchSegments(pattern.split('/').slice(1), segments);
    if (params) return { page: page as PageName, params };
  }
  return null;
};

export const pageAt = (path: string): string => path.replace(/^(\/conflict\/\d+)\/.*$/, '$1');

const matchSegments = (pattern: readonly string[], segments: readonly string[]): Record<string, string> | null => {
  if (segments.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index];
    if (segment === undefined) {
      if (!part.endsWith('?')) return null;
    } else if (part.startsWith(':')) {
      if (segment === '') return null;
      params[part.replace(/^:|\?$/g, '')] = segment;
    } else if (part !== segment) return null;
  }
  return params;
};
