import { emailInput } from '@twosides/domain/accounts';
import { normalPassword } from '@twosides/domain/kernel';
import { type FieldErrors, VALIDATION } from '@twosides/domain/wire';
import { errorsIn } from '../../form/answers.rule.ts';

type WithEmail = { readonly email: string };

export const checkEmail = ({ email }: WithEmail): FieldErrors => errorsIn(emailInput, { email });

export const emailProblem = (values: WithEmail): string | undefined => checkEmail(values).email;

type NewPassword = { readonly password: string; readonly confirmation: string };

const MIN = 6;
const MAX = 128;

export function checkNewPassword({ password, confirmation }: NewPassword): FieldErrors {
  const found = checkPassword({ password });
  if (found.password !== undefined || password === confirmation) return found;
  return { confirmation: VALIDATION.resetMismatch };
}

export function checkPassword({ password }: { readonly password: string }): FieldErrors {
  const { length } = normalPassword(password);
  if (length < MIN) return { password: VALIDATION.resetPasswordMin };
  return length > MAX ? { password: VALIDATION.passwordMax } : {};
}
