export const REDIRECT_KEY = 'redirect-after-login';

/**
 * Keeps where somebody was when signing in got in between. Lives as long as the tab. Of a conflict the id alone: what
 * it is called stays on no shared device, and whether they were about to vote there (`#vote`). Whether it is a page
 * of ours is asked when it is taken: nothing leads there before.
 */
export function rememberRedirect(path: string): void {
  try {
    sessionStorage.setItem(REDIRECT_KEY, path.replace(/^(\/conflict\/\d+)[^#]*(#vote)?.*/, '$1$2'));
  } catch {
    // Without storage signing in leads home; nothing else is lost.
  }
}

/** One is there. */
export function clearRedirect(): void {
  try {
    sessionStorage.removeItem(REDIRECT_KEY);
  } catch {
    // There was nothing, then.
  }
}
