import { type FieldErrors, VALIDATION } from '@twosides/domain';

type NewPassword = { readonly password: string; readonly confirmation: string };

const MIN = 6;
const MAX = 128;

export function checkNewPassword({ password, confirmation }: NewPassword): FieldErrors {
  if (password.length < MIN) return { password: VALIDATION.resetPasswordMin };
  if (password.length > MAX) return { password: VALIDATION.passwordMax };
  return password === confirmation ? {} : { confirmation: VALIDATION.resetMismatch };
}
