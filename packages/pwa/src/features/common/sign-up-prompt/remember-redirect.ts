export const REDIRECT_KEY = 'redirect-after-login';

/** Stores only the id and `#vote` of a conflict's path, because titles must not stay on a shared device. */
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
