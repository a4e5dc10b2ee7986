import { parseConflictId } from '../kernel/index.ts';
import { matchPage, type PageName } from './pages.ts';

/** Returns `/` for anything but an absolute path on this origin, because it could lead to another site. */
export const safeRedirect = (path: string | null | undefined): string =>
  typeof path === 'string' && path.length <= 2_000 && /^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(path) ? path : '/';

/**
 * Removes the query, and a conflict's title, which would reveal what somebody reads. Null for the home page, sign-in
 * pages and unknown paths.
 */
export const returnToOf = (path: string | null | undefined): string | null => {
  const whole = safeRedirect(path);
  const [pathname = ''] = whole.split(/[?#]/);
  const found = matchPage(pathname);
  if (found === null || NOWHERE.has(found.page)) return null;
  if (found.page !== 'conflict') return pathname;
  const id = parseConflictId(found.params.id ?? '');
  return id === null ? null : `/conflict/${id}${whole.endsWith(ABOUT_TO_VOTE) ? ABOUT_TO_VOTE : ''}`;
};

export const ABOUT_TO_VOTE = '#vote';

const NOWHERE: ReadonlySet<PageName> = new Set([
  'home',
  'login',
  'register',
  'checkEmail',
  'verifyEmail',
  'forgotPassword',
  'resetPassword',
  'signInLink',
  'confirmEmail',
]);
