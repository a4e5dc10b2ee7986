import { maskedEmail } from '@twosides/domain/accounts';
import { useSearchParams } from 'react-router-dom';
import { waitTextOf } from '../../../api/api-error.ts';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { SavedVote } from '../../common/sign-up-prompt/SavedVote.tsx';
import { AccountLink } from '../page/AccountLink.tsx';
import { AccountPage, SignInFooter } from '../page/AccountPage.tsx';
import { useResendLink } from '../use-resend-link.ts';
import { CodeForm } from './CodeForm.tsx';
import styles from './InboxHint.module.css';

export function InboxHint({ email }: { readonly email: string }) {
  const [query] = useSearchParams();
  const { mutate, isPending, isError, error, isSuccess } = useResendLink();
  const isSent = isSuccess || (query.get('sent') === 'again' && !isPending && !isError);
  return (
    <AccountPage
      icon="mail"
      title="Check your email"
      intro={
        <>
          <p>
            We’ve sent a link and a code to <strong>{maskedEmail(email)}</strong>.
          </p>
          <p>
            Open the link to verify your address, or type the code here. The link works for 24 hours, the code for 10
            minutes.
          </p>
        </>
      }
      footer={<SignInFooter />}
    >
      <div role="status" className={styles.status}>
        {isSent && (
          <Notice tone="success" icon="check">
            {PAGE_MESSAGES.resendDone}
          </Notice>
        )}
        {isError && (
          <Notice tone="warning" icon="warning">
            {waitTextOf(error) ?? PAGE_MESSAGES.checkEmailResendFailed}
          </Notice>
        )}
      </div>
      <SavedVote step="Verify your email" />
      <CodeForm />
      <Button size="large" wide pending={isPending} onClick={() => mutate(email)}>
        Resend the email
      </Button>
      <div className={styles.help}>
        <p>Don’t see it? Check your spam folder.</p>
        <p>
          Already verified? <AccountLink to="/login">Sign in</AccountLink> instead.
        </p>
        <p>
          Wrong address? <AccountLink to="/register">Sign up again</AccountLink>
        </p>
      </div>
    </AccountPage>
  );
}
