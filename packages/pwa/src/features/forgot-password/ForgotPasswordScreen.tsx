import { useMutation } from '@tanstack/react-query';
import { checkInput, emailInput, type FieldErrors, PAGE_MESSAGES, VALIDATION } from '@twosides/domain';
import { userMessageOf } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { useForm } from '../../form/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { AccountForm } from '../account/AccountForm.tsx';
import { AccountPage } from '../account/AccountPage.tsx';
import { EmailField } from '../account/EmailField.tsx';
import { SignInFooter } from '../account/SignInFooter.tsx';
import { useKnownEmail } from '../account/use-known-email.ts';
import { ResetLinkSent } from './ResetLinkSent.tsx';

export function ForgotPasswordScreen() {
  const form = useForm({ email: useKnownEmail() }, check);
  const request = useMutation({
    mutationFn: (email: string) => call('forgotPassword', { body: { email } }),
    networkMode: 'always',
  });
  if (request.isSuccess) return <ResetLinkSent message={request.data.message} />;
  return (
    <AccountPage
      icon="lock"
      title="Forgot your password?"
      intro="Tell us your email address and we'll send you a link to choose a new one."
      footer={<SignInFooter />}
    >
      <AccountForm ref={form.ref} onSubmit={form.submit(({ email }) => request.mutate(email.trim()))}>
        {request.isError && (
          <FormError key={request.submittedAt} title={PAGE_MESSAGES.forgotFailed}>
            {userMessageOf(request.error) ?? PAGE_MESSAGES.forgotFailedRetry}
          </FormError>
        )}
        <EmailField
          id="email"
          enterKeyHint="send"
          value={form.values.email}
          error={form.errors.email}
          readOnly={request.isPending}
          onChange={(event) => form.change({ email: event.target.value })}
        />
        <Button type="submit" variant="fill" size="large" wide pending={request.isPending}>
          Send Reset Link
        </Button>
      </AccountForm>
    </AccountPage>
  );
}

const check = ({ email }: { readonly email: string }): FieldErrors => {
  if (email.trim() === '') return { email: VALIDATION.forgotEmailRequired };
  const checked = checkInput(emailInput, { email });
  return checked.ok ? {} : checked.error;
};
