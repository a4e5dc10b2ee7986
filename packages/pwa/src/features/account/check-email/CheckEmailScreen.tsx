import { useMutation } from '@tanstack/react-query';
import { maskedEmail } from '@twosides/domain/accounts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { waitTextOf } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { useForm } from '../../../form/use-form.ts';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { SavedVotes } from '../../common/sign-up-prompt/SignUpPrompt.tsx';
import { EmailField } from '../AccountFields.tsx';
import { AlreadyVerified } from '../AlreadyVerified.tsx';
import { checkEmail, emailProblem } from '../credentials.rule.ts';
import { AccountLink } from '../page/AccountLink.tsx';
import { AccountForm, AccountPage, SignInFooter, SubmitButton } from '../page/AccountPage.tsx';
import { onSessionElsewhere, useGoOn } from '../use-go-on.ts';
import { CodeForm } from './CodeForm.tsx';
import styles from './InboxHint.module.css';

export function CheckEmailScreen() {
  const { user } = useCurrentUser();
  useSessionElsewhere();
  const [query, setQuery] = useSearchParams();
  const email = query.get('email') ?? '';
  const isUsable = query.get('error') !== 'no-token' && emailProblem({ email }) === undefined;
  if (user?.emailVerified) return <AlreadyVerified user={user} />;
  return isUsable ? (
    <InboxHint key={email} email={email} />
  ) : (
    <AskEmail known={email} onSent={(sentTo) => setQuery({ email: sentTo, sent: 'again' }, { replace: true })} />
  );
}

function useSessionElsewhere(): void {
  const goOn = useEffectEvent(useGoOn());
  useEffect(() => {
    let isGone = false;
    const look = async () => {
      const user = await call('currentUser').catch(() => null);
      if (isGone || user === null || !user.emailVerified) return;
      isGone = true;
      goOn(user);
    };
    const lookAgain = () => void (document.visibilityState === 'visible' && look());
    const stop = onSessionElsewhere(() => void look());
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      isGone = true;
      stop();
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);
}

type AskEmailProps = { readonly known: string; readonly onSent: (email: string) => void };

function AskEmail({ known, onSent }: AskEmailProps) {
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
        <SubmitButton pending={isPending}>Send the link</SubmitButton>
      </AccountForm>
    </AccountPage>
  );
}

function InboxHint({ email }: { readonly email: string }) {
  const [query] = useSearchParams();
  const [isShown, setShown] = useState(false);
  const { mutate, isPending, isError, error, isSuccess } = useResendLink();
  const isSent = isSuccess || (query.get('sent') === 'again' && !isPending && !isError);
  return (
    <AccountPage
      icon="mail"
      title="Check your email"
      intro={
        <>
          <p>
            We’ve sent an email to <strong>{isShown ? email : maskedEmail(email)}</strong>.
          </p>
          <div className={styles.address}>
            <Button size="small" variant="plain" onClick={() => setShown(!isShown)}>
              {isShown ? 'Hide address' : 'Show address'}
            </Button>
            <span>
              Wrong address?
              <AccountLink to="/register" state={{ email }}>
                Change it
              </AccountLink>
            </span>
          </div>
          <p>Open the link to verify your address, or type the code here.</p>
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
      <CodeForm />
      <SavedVotes step="Verify your email" />
      <Button size="large" wide pending={isPending} onClick={() => mutate(email)}>
        Resend the email
      </Button>
      <div className={styles.help}>
        <p>Don’t see it? Check your spam folder. The link works for 24 hours, the code for 10 minutes.</p>
        <p>
          Already verified? <AccountLink to="/login">Sign in</AccountLink> instead.
        </p>
      </div>
    </AccountPage>
  );
}

function useResendLink() {
  return useMutation({
    mutationFn: (email: string) => call('resendVerification', { body: { email } }),
  });
}
