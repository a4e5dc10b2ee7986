import { ABOUT_TO_VOTE, returnToOf, safeRedirect } from '@twosides/domain/wire';
import { noteAboutToVote } from '../../outbox/join-flow.ts';
import { clearRedirect, REDIRECT_KEY, rememberRedirect } from './remember-redirect.ts';

/** Where to go after signing in, and once only: asked again, it is `/`. Always a page of ours. */
export const takeRedirect = (): string => arriving(takeOwn());

function takeOwn(): string {
  const path = peekRedirect();
  clearRedirect();
  return path;
}

/**
 * The same without using it up: for the server, which carries it to the other end of a mailed link, or of a way by
 * Google or Apple.
 */
export function peekRedirect(): string {
  try {
    return pageOf(sessionStorage.getItem(REDIRECT_KEY));
  } catch {
    return '/';
  }
}

/**
 * Where to go on to once somebody is signed in: a conflict before an onboarding that is due, which comes at the first
 * post; anything else after it.
 * @param returnTo what the server has carried, for a tab that knows of nothing
 */
export function pathAfterSignIn(needsOnboarding: boolean, returnTo: string | null = null): string {
  const own = takeOwn();
  const path = arriving(own === '/' ? pageOf(returnTo) : own);
  if (!needsOnboarding || path.startsWith('/conflict/')) return path;
  if (path !== '/') rememberRedirect(path);
  return '/onboarding';
}

/** Notes for the page that one is led to what somebody was about to do there. */
function arriving(path: string): string {
  if (!path.endsWith(ABOUT_TO_VOTE)) return path;
  const page = path.slice(0, -ABOUT_TO_VOTE.length);
  noteAboutToVote(page);
  return page;
}

/** Of a conflict the id alone: what it is called stays on no shared device. */
function pageOf(path: string | null): string {
  const page = returnToOf(path);
  if (page === null) return '/';
  return page.startsWith('/conflict/') ? page : safeRedirect(path);
}
