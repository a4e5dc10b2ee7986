import { waitTextOf } from '../../../api/api-error.ts';
import { useForm } from '../../../form/use-form.ts';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { EmailField } from '../EmailField.tsx';
import { checkEmail } from '../email-problem.rule.ts';
import { AccountForm, AccountPage, SignInFooter } from '../page/AccountPage.tsx';
import { useResendLink } from '../use-resend-link.ts';

type AskEmailProps = { readonly known: string; readonly onSent: (email: string) => void };

export function AskEmail({ known, onSent }: AskEmailProps) {
  const { mutate, isPending, isError, error, submittedAt } = useResendLink();
  const { ref, text, submit } = useForm({ email: known }, checkEmail);
  return (
    <AccountPage
      icon="mail"
      title="Verify your email"
      intro="Enter your email address, and we’ll send you a link and a code."
      footer={<SignInFooter />}
    >
      <AccountForm
        ref={ref}
        onSubmit={submit(({ email }) => mutate(email.trim(), { onSuccess: () => onSent(email.trim()) }))}
      >
        {isError && <FormError key={submittedAt} title={waitTextOf(error) ?? PAGE_MESSAGES.checkEmailResendFailed} />}
        <EmailField {...text('email')} />
        <Button type="submit" variant="fill" size="large" wide pending={isPending}>
          Send the link
        </Button>
      </AccountForm>
    </AccountPage>
  );
}
