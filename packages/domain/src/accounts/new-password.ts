import { normalPassword } from '../kernel/text.ts';
import { toUniqueEmail } from '../wire/email.rule.ts';
import type { MaintainedLists } from './maintained-lists.port.ts';

export type NewPasswordError = 'password-common' | 'password-is-email';

export const newPasswordProblem = (
  password: string,
  email: string,
  { isCommonPassword }: Pick<MaintainedLists, 'isCommonPassword'>,
): NewPasswordError | null => {
  const normal = normalPassword(password);
  if (toUniqueEmail(normal) === email) return 'password-is-email';
  return isCommonPassword(normal) ? 'password-common' : null;
};
