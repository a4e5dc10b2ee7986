export const REDIRECT_KEY = 'redirect-after-login';

/**
 * Remembers the path to return to after signing in, until the tab is closed. It is validated when it is used.
 * Of a conflict, only the id and `#vote` are stored. `#vote` means that the person was about to vote.
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
    // Without storage, nothing was remembered.
  }
}
