import { type FieldErrors, VALIDATION } from '@twosides/domain/wire';
import { call } from '../../../api/client.ts';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import { AskLink } from '../AskLink.tsx';
import { checkEmail } from '../credentials.rule.ts';

export function ForgotPasswordScreen() {
  return (
    <AskLink
      icon="lock"
      title="Forgot your password?"
      intro="Enter your email address, and we’ll send you a link to choose a new password."
      submitLabel="Send Reset Link"
      failure={{ title: PAGE_MESSAGES.forgotFailed, otherwise: PAGE_MESSAGES.forgotFailedRetry }}
      lifetime="The link works once and expires after 30 minutes."
      check={check}
      request={(email) => call('forgotPassword', { body: { email } })}
    />
  );
}

const check = (values: { readonly email: string }): FieldErrors =>
  values.email.trim() === '' ? { email: VALIDATION.forgotEmailRequired } : checkEmail(values);
