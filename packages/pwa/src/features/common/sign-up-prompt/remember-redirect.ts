export const REDIRECT_KEY = 'redirect-after-login';

/**
 * Stores the path until the tab is closed. `peekRedirect` validates it. A conflict's path is cut to its id and `#vote`,
 * which means that the person was about to vote.
 */
export function rememberRedirect(path: string): void {
  try {
    sessionStorage.setItem(REDIRECT_KEY, path.replace(/^(\/conflict\/\d+)[^#]*(#vote)?.*/, '$1$2'));
  } catch {
    // Without storage, signing in leads home.
  }
}

export function clearRedirect(): void {
  try {
    sessionStorage.removeItem(REDIRECT_KEY);
  } catch {}
}
