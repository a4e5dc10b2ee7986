import { tabStorage } from '../../../ui/storage.ts';

export const REDIRECT_KEY = 'redirect-after-login';

/** Stores only the id and `#vote` of a conflict's path, because titles must not stay on a shared device. */
export const rememberRedirect = (path: string): void =>
  tabStorage.write(REDIRECT_KEY, path.replace(/^(\/conflict\/\d+)[^#]*(#vote)?.*/, '$1$2'));

export const clearRedirect = (): void => tabStorage.remove(REDIRECT_KEY);
