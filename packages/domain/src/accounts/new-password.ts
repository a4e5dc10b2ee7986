import type { KeptLists } from './kept-lists.port.ts';

export type NewPasswordError = 'password-common' | 'password-is-email';

/** What keeps a password from being chosen for an address; null for nothing. Its length is the schema's. */
export const newPasswordProblem = (
  password: string,
  email: string,
  { isCommonPassword }: Pick<KeptLists, 'isCommonPassword'>,
): NewPasswordError | null => {
  if (password.trim().toLowerCase() === email) return 'password-is-email';
  return isCommonPassword(password) ? 'password-common' : null;
};
