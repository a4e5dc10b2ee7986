import { parseConflictId } from '../kernel/ids.ts';
import { matchPage, type PageName } from './pages.ts';

/** Only an absolute path on the same origin is safe to redirect to. `/` for anything else. */
export const safeRedirect = (path: string | null | undefined): string =>
  typeof path === 'string' && path.length <= 2_000 && /^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(path) ? path : '/';

/**
 * One of our pages, without its query. Of a conflict's path only the id stays, because the title would reveal what
 * somebody reads. Null for anything else, for sign-in pages, and for the home page, which is the default.
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

/** Marks the path of a conflict on which somebody was about to vote. */
export const ABOUT_TO_VOTE = '#vote';

const NOWHERE: ReadonlySet<PageName> = new Set(['home', 'login', 'register']);
