import { useFocusInvalid } from '../../../form/use-focus-invalid.ts';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { EmailField } from '../EmailField.tsx';
import { AccountForm, AccountPage, SignInFooter } from '../page/AccountPage.tsx';
import type { VerifyEmailEvent } from './verify-email-machine.ts';

type VerifyProblemProps = {
  readonly email: string;
  readonly emailError: string | undefined;
  readonly failures: number;
  readonly problem: string | null;
  readonly isPending: boolean;
  readonly canRetry: boolean;
  readonly send: (event: VerifyEmailEvent) => void;
};

export function VerifyProblem({ email, emailError, failures, problem, isPending, canRetry, send }: VerifyProblemProps) {
  const form = useFocusInvalid(failures);
  return (
    <AccountPage
      icon="mail"
      title="Verify your email"
      intro="Enter your email address, and we’ll send you a new link to verify it."
      footer={<SignInFooter />}
    >
      <AccountForm
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'link.requested' });
        }}
      >
        {problem && <FormError key={problem} title={problem} />}
        <EmailField
          id="email"
          value={email}
          error={emailError}
          readOnly={isPending}
          onChange={(event) => send({ type: 'email.changed', email: event.target.value })}
        />
        <Button type="submit" variant="fill" size="large" wide pending={isPending}>
          Send a new link
        </Button>
        {problem && canRetry && (
          <Button icon="retry" wide disabled={isPending} onClick={() => send({ type: 'verification.retried' })}>
            Try the link again
          </Button>
        )}
      </AccountForm>
    </AccountPage>
  );
}
