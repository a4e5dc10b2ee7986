export const REDIRECT_KEY = 'redirect-after-login';

/**
 * Stored until the tab is closed, and validated when used. Of a conflict, only the id and `#vote` are stored.
 * `#vote` means that the person was about to vote.
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
