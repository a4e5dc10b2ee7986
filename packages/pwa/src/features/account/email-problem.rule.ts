import { emailInput } from '@twosides/domain/accounts';
import { checkInput } from '@twosides/domain/wire';

export function emailProblem({ email }: { readonly email: string }): string | undefined {
  const checked = checkInput(emailInput, { email });
  return checked.ok ? undefined : checked.error.email;
}
