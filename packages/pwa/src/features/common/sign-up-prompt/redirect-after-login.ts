import { ABOUT_TO_VOTE, returnToOf, safeRedirect } from '@twosides/domain/wire';
import { noteAboutToVote } from '../../../outbox/join-flow.ts';
import { clearRedirect, REDIRECT_KEY, rememberRedirect } from './remember-redirect.ts';

/** The destination after signing in, returned once; then `/`. Always a page of this site. */
export const takeRedirect = (): string => arriving(takeOwn());

function takeOwn(): string {
  const path = peekRedirect();
  clearRedirect();
  return path;
}

/** Reads it without using it up, for the server to carry through mail links and providers. */
export function peekRedirect(): string {
  try {
    return pageOf(sessionStorage.getItem(REDIRECT_KEY));
  } catch {
    return '/';
  }
}

/**
 * Where to go after signing in: a conflict first, then a due onboarding, then any other page.
 * @param returnTo from the server, for tabs that do not know
 */
export function pathAfterSignIn(needsOnboarding: boolean, returnTo: string | null = null): string {
  const own = takeOwn();
  const path = arriving(own === '/' ? pageOf(returnTo) : own);
  if (!needsOnboarding || path.startsWith('/conflict/')) return path;
  if (path !== '/') rememberRedirect(path);
  return '/onboarding';
}

/** Tells the destination what the person was about to do. */
function arriving(path: string): string {
  if (!path.endsWith(ABOUT_TO_VOTE)) return path;
  const page = path.slice(0, -ABOUT_TO_VOTE.length);
  noteAboutToVote(page);
  return page;
}

/** Only a conflict's id, since its title must not stay on a shared device. */
function pageOf(path: string | null): string {
  const page = returnToOf(path);
  if (page === null) return '/';
  return page.startsWith('/conflict/') ? page : safeRedirect(path);
}
