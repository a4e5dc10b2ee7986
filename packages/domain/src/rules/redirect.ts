/**
 * The path to return to after signing in: same origin, absolute path, nothing a browser could read as another origin.
 * @returns `/` for anything else.
 */
export const safeRedirect = (path: string | null | undefined): string =>
  typeof path === 'string' && path.length <= 2_000 && /^\/(?![/\\])[^\\\u0000-\u0020]*$/.test(path) ? path : '/';
