export const REDIRECT_KEY = 'redirect-after-login';

/**
 * Remembers where somebody was before signing in, as long as the tab. Of a conflict only the id, and whether they were
 * about to vote (`#vote`). Validated when it is used.
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
  } catch {
    // Then there was none.
  }
}
