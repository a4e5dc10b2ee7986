import { useMutation } from '@tanstack/react-query';
import type { FieldErrors } from '@twosides/domain/wire';
import { useForm } from '../../form/use-form.ts';
import { PAGE_MESSAGES } from '../../messages/page-messages.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import type { IconName } from '../../ui/identity/Icon.tsx';
import { RequestFailed } from '../common/offline/LoadFailed.tsx';
import { EmailField } from './AccountFields.tsx';
import { AccountForm, AccountPage, SignInFooter, SubmitButton } from './page/AccountPage.tsx';
import { useKnownEmail } from './use-go-on.ts';

type AskLinkProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly intro: string;
  readonly submitLabel: string;
  readonly failure: { readonly title: string; readonly otherwise?: string };
  readonly lifetime: string;
  readonly check: (values: { readonly email: string }) => FieldErrors;
  /** @returns the server's message, which doesn't reveal whether an account exists */
  readonly request: (email: string) => Promise<{ readonly message: string }>;
};

type SendAgainProps = Pick<AskLinkProps, 'request' | 'failure'> & { readonly email: string };

function SendAgain({ email, request, failure }: SendAgainProps) {
  const again = useMutation({ mutationFn: request });
  return (
    <>
      {again.isSuccess && (
        <Notice tone="success" icon="check" live>
          {PAGE_MESSAGES.resendDone}
        </Notice>
      )}
      <RequestFailed request={again} {...failure} />
      <Button size="large" wide pending={again.isPending} onClick={() => again.mutate(email)}>
        Send it again
      </Button>
      <p>Don’t see it? Check your spam folder.</p>
    </>
  );
}

export function AskLink({ icon, title, intro, submitLabel, failure, lifetime, check, request }: AskLinkProps) {
  const form = useForm({ email: useKnownEmail() }, check);
  const asked = useMutation({ mutationFn: request });
  if (asked.isSuccess)
    return (
      <AccountPage
        takesFocus
        icon="mail"
        title="Check your email"
        intro={
          <>
            <p>{asked.data.message}</p>
            <p>
              You entered <strong>{asked.variables}</strong>. {lifetime}
            </p>
          </>
        }
        footer={<SignInFooter />}
      >
        <SendAgain email={asked.variables} request={request} failure={failure} />
        <Button variant="plain" wide onClick={asked.reset}>
          Use another address
        </Button>
      </AccountPage>
    );
  return (
    <AccountPage icon={icon} title={title} intro={intro} footer={<SignInFooter />}>
      <AccountForm ref={form.ref} onSubmit={form.submit(({ email }) => asked.mutate(email.trim()))}>
        <RequestFailed request={asked} {...failure} />
        <EmailField {...form.text('email')} enterKeyHint="send" readOnly={asked.isPending} />
        <SubmitButton pending={asked.isPending}>{submitLabel}</SubmitButton>
      </AccountForm>
    </AccountPage>
  );
}
