/**
 * Every page, as a path pattern: `:name` is one segment, `?` makes it optional. The app renders them; the server
 * answers them with 200.
 */
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

/** Redirects by path, for the server and the app alike. */
export const PAGE_REDIRECTS: Readonly<Record<string, string>> = { '/auth': PAGES.login, '/submit': PAGES.submit };

/** @returns where a path redirects to, or null; the query and fragment stay as they are */
export const redirectOf = (path: string): string | null => {
  const from = path.replace(/\/$/, '');
  return Object.hasOwn(PAGE_REDIRECTS, from) ? (PAGE_REDIRECTS[from] ?? null) : null;
};

/** @returns the page at this path with its parameters, or null when there is none */
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

/** Names a page by its path. A conflict is the same page whatever slug its address carries. */
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
