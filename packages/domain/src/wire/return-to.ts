import { parseConflictId } from '../kernel/ids.ts';
import { matchPage, type PageName } from './pages.ts';

/**
 * The path to return to after signing in: same origin, absolute path, nothing a browser could read as another origin.
 * @returns `/` for anything else.
 */
export const safeRedirect = (path: string | null | undefined): string =>
  typeof path === 'string' && path.length <= 2_000 && /^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(path) ? path : '/';

/**
 * A page to go on to after signing in, as the server carries it: of the page table, so never an address of the API,
 * without a query; of a conflict the id alone, since its title would tell what somebody reads, and whether they were
 * about to vote there.
 * @returns null for anything else, for the pages where one signs in, and for the home page, where one goes anyway
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

/** Ends the path of a conflict on which somebody was about to vote when joining got in between. */
export const ABOUT_TO_VOTE = '#vote';

const NOWHERE: ReadonlySet<PageName> = new Set(['home', 'login', 'register']);
