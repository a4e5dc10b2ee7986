import { safeRedirect } from '@twosides/domain';

const STORAGE_KEY = 'redirect-after-login';

/** Keeps where somebody was when signing in got in between. Lives as long as the tab. */
export function rememberRedirect(path: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, path);
  } catch {
    // Without storage signing in leads home; nothing else is lost.
  }
}

/** Where to go after signing in, and once only: asked again, it is `/`. Never another site. */
export function takeRedirect(): string {
  try {
    const path = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return safeRedirect(path);
  } catch {
    return '/';
  }
}
