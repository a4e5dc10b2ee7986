import { ABOUT_TO_VOTE, returnToOf, safeRedirect } from '@twosides/domain/wire';
import { noteAboutToVote } from '../../../outbox/join-flow.ts';
import { tabStorage } from '../../../ui/storage.ts';

export const takeRedirect = (): string => arriving(takeOwn());

function takeOwn(): string {
  const path = peekRedirect();
  clearRedirect();
  return path;
}

export const peekRedirect = (): string => pageOf(tabStorage.read(REDIRECT_KEY));

export function pathAfterSignIn(needsOnboarding: boolean, returnTo: string | null = null): string {
  const own = takeOwn();
  const path = arriving(own === '/' ? pageOf(returnTo) : own);
  return needsOnboarding && path === '/' ? '/onboarding' : path;
}

function arriving(path: string): string {
  if (!path.endsWith(ABOUT_TO_VOTE)) return path;
  const page = path.slice(0, -ABOUT_TO_VOTE.length);
  noteAboutToVote(page);
  return page;
}

function pageOf(path: string | null): string {
  const page = returnToOf(path);
  if (page === null) return '/';
  if (!page.startsWith('/conflict/')) return safeRedirect(path);
  return path?.endsWith(DISCUSSION) ? page + DISCUSSION : page;
}

const DISCUSSION = '#discussion';

const REDIRECT_KEY = 'redirect-after-login';

/** Stores only the id and the part of a conflict's path, because titles must not stay on a shared device. */
export const rememberRedirect = (path: string): void =>
  tabStorage.write(REDIRECT_KEY, path.replace(/^(\/conflict\/\d+)[^#]*(#vote|#discussion)?.*/, '$1$2'));

export const clearRedirect = (): void => tabStorage.remove(REDIRECT_KEY);
