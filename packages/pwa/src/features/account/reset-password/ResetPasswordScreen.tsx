import { useMutation } from '@tanstack/react-query';
import { type FieldErrors, VALIDATION } from '@twosides/domain/wire';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { namesOf, useSignInProviders } from '../../../api/account/sign-in-providers.ts';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { useForm } from '../../../form/use-form.ts';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { RequestFailed } from '../../common/offline/LoadFailed.tsx';
import { NewPasswordField, Username } from '../AccountFields.tsx';
import { checkNewPassword } from '../credentials.rule.ts';
import { AccountForm, AccountPage, MainLink, SignInFooter, SubmitButton } from '../page/AccountPage.tsx';

export function ResetPasswordScreen() {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const token = query.get('token');
  if (!token) return <BrokenResetLink problem={VALIDATION.resetTokenMissing} />;
  const email = new URLSearchParams(hash.slice(1)).get('email') ?? '';
  return <ResetPasswordForm token={token} email={email} undoesEmail={query.get('undo') === 'email'} />;
}

type ResetPasswordFormProps = {
  readonly token: string;
  readonly email: string;
  readonly undoesEmail: boolean;
};

function ResetPasswordForm({ token, email, undoesEmail }: ResetPasswordFormProps) {
  const { ref, text, submit } = useForm({ password: '', confirmation: '' }, checkNewPassword);
  const providers = useSignInProviders();
  const [disconnectProviders, setDisconnectProviders] = useState(true);
  const [removePasskeys, setRemovePasskeys] = useState(true);
  const reset = useMutation({
    mutationFn: (newPassword: string) =>
      undoesEmail
        ? call('undoEmailChange', { body: { token, newPassword } })
        : call('resetPassword', { body: { token, newPassword, disconnectProviders, removePasskeys } }),
  });
  if (reset.isSuccess) return <PasswordChanged />;
  const linkProblem = reset.isError ? linkProblemOf(reset.error) : null;
  if (linkProblem) return <BrokenResetLink problem={linkProblem} />;
  return (
    <AccountPage
      icon="lock"
      title={undoesEmail ? 'Get your account back' : 'Choose a new password'}
      intro={undoesEmail ? UNDO_INTRO : undefined}
      footer={<SignInFooter />}
    >
      <AccountForm ref={ref} onSubmit={submit(({ password }) => reset.mutate(password))}>
        <RequestFailed request={reset} title={PAGE_MESSAGES.resetFailed} otherwise={PAGE_MESSAGES.resetFailedRetry} />
        <Username email={email} />
        <NewPasswordField {...text('password')} enterKeyHint="next" readOnly={reset.isPending} />
        <PasswordField
          {...text('confirmation')}
          name="confirm-password"
          label="Confirm new password"
          autoComplete="new-password"
          enterKeyHint="done"
          readOnly={reset.isPending}
        />
        {!undoesEmail && providers.length > 0 && (
          <Checkbox
            label={`Disconnect ${namesOf(providers)}`}
            hint="This locks out anyone who connected an account without your permission. You can reconnect yours in your settings."
            disabled={reset.isPending}
            checked={disconnectProviders}
            onChange={(event) => setDisconnectProviders(event.target.checked)}
          />
        )}
        {!undoesEmail && (
          <Checkbox
            label="Also remove this account’s passkeys"
            disabled={reset.isPending}
            checked={removePasskeys}
            onChange={(event) => setRemovePasskeys(event.target.checked)}
          />
        )}
        <SubmitButton pending={reset.isPending}>{undoesEmail ? 'Get my account back' : 'Reset password'}</SubmitButton>
      </AccountForm>
    </AccountPage>
  );
}

const UNDO_INTRO =
  'Choose a new password. We’ll switch your account back to this email address, sign out every device, disconnect Google and Apple, and remove all passkeys.';

function linkProblemOf(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (hasToken(error.fields)) return VALIDATION.resetTokenMissing;
  return error.code === 'token-invalid' || error.code === 'token-expired' ? error.userMessage : null;
}

const hasToken = (fields: FieldErrors) => fields.token !== undefined;

function PasswordChanged() {
  return (
    <AccountPage
      takesFocus
      icon="check"
      title="Password changed"
      intro="All your devices were signed out. Sign in with your new password."
    >
      <MainLink to="/login">Sign in</MainLink>
    </AccountPage>
  );
}

function BrokenResetLink({ problem }: { readonly problem: string }) {
  return (
    <AccountPage
      takesFocus
      icon="warning"
      title="This link doesn’t work"
      intro={<p role="alert">{problem}</p>}
      footer={<SignInFooter />}
    >
      <MainLink to="/forgot-password">Request a new link</MainLink>
    </AccountPage>
  );
}
