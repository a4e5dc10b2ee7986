import { useMutation } from '@tanstack/react-query';
import { checkInput, emailInput, type FieldErrors } from '@twosides/domain';
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
import { peekRedirect } from '../sign-up-prompt/redirect-after-login.ts';

export function AskSignInLink() {
  const form = useForm({ email: useKnownEmail() }, check);
  const request = useMutation({
    mutationFn: (email: string) => call('requestSignInLink', { body: { email, returnTo: peekRedirect() } }),
    networkMode: 'always',
  });
  if (request.isSuccess)
    return (
      <AccountPage
        takesFocus
        icon="mail"
        title="Check your email"
        intro={
          <>
            <p>{request.data.message}</p>
            <p>The link works for 15 minutes, once.</p>
          </>
        }
        footer={<SignInFooter />}
      />
    );
  return (
    <AccountPage
      icon="mail"
      title="Sign in by email"
      intro="We send you a link that signs you in, without a password."
      footer={<SignInFooter />}
    >
      <AccountForm ref={form.ref} onSubmit={form.submit(({ email }) => request.mutate(email.trim()))}>
        {request.isError && (
          <FormError key={request.submittedAt} title="We couldn't send the link">
            {userMessageOf(request.error) ?? 'Please try again in a moment.'}
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
          Send the link
        </Button>
      </AccountForm>
    </AccountPage>
  );
}

const check = (values: { readonly email: string }): FieldErrors => {
  const checked = checkInput(emailInput, values);
  return checked.ok ? {} : checked.error;
};
