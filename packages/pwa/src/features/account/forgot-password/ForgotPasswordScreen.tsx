import { emailInput } from '@twosides/domain/accounts';
import { checkInput, type FieldErrors, VALIDATION } from '@twosides/domain/wire';
import { call } from '../../../api/client.ts';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import { AskLink } from '../AskLink.tsx';

export function ForgotPasswordScreen() {
  return (
    <AskLink
      icon="lock"
      title="Forgot your password?"
      intro="Tell us your email address and we’ll send you a link to choose a new password."
      submitLabel="Send Reset Link"
      failure={{ title: PAGE_MESSAGES.forgotFailed, otherwise: PAGE_MESSAGES.forgotFailedRetry }}
      lifetime="The link works once and expires after 30 minutes."
      check={check}
      request={(email) => call('forgotPassword', { body: { email } })}
    />
  );
}

const check = ({ email }: { readonly email: string }): FieldErrors => {
  if (email.trim() === '') return { email: VALIDATION.forgotEmailRequired };
  const checked = checkInput(emailInput, { email });
  return checked.ok ? {} : checked.error;
};
