import { parseConflictId } from '../kernel/ids.ts';
import { matchPage, type PageName } from './pages.ts';

/** Returns an absolute path on this origin unchanged, and `/` for anything else, which could lead to another site. */
export const safeRedirect = (path: string | null | undefined): string =>
  typeof path === 'string' && path.length <= 2_000 && /^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(path) ? path : '/';

/**
 * The path of one of our pages, without its query. A conflict's path keeps only the id and `#vote`, because the title
 * would reveal what somebody reads. Null for other paths, sign-in pages, and the home page, which is the default.
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

const NOWHERE: ReadonlySet<PageName> = new Set(['home', 'login', 'register']);
