import { useMutation } from '@tanstack/react-query';
import type { EmailVerified, OpenedElsewhereView } from '@twosides/domain/accounts';
import { useLocation } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/client.ts';
import { useForm } from '../../../form/use-form.ts';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { RequestFailed } from '../../common/offline/LoadFailed.tsx';
import { NewPasswordField, Username } from '../AccountFields.tsx';
import { checkPassword } from '../credentials.rule.ts';
import { AccountForm, AccountPage, SignInFooter } from '../page/AccountPage.tsx';
import styles from './OpenedElsewhere.module.css';

type OpenedElsewhereProps = Omit<OpenedElsewhereView, 'verified'> & {
  readonly token: string;
  readonly onVerified: (verification: EmailVerified) => void;
};

export function OpenedElsewhere({ code, email, token, onVerified }: OpenedElsewhereProps) {
  const address = new URLSearchParams(useLocation().hash.slice(1)).get('email') ?? '';
  const { ref, errors, text, submit, refuse } = useForm({ password: '' }, checkPassword);
  const choose = useMutation({
    mutationFn: (newPassword: string) => call('redeemRegistration', { body: { token, newPassword } }),
    onSuccess: (outcome) => outcome.verified && onVerified(outcome),
    onError: (error) => refuse(passwordErrorOf(error)),
  });
  return (
    <AccountPage
      takesFocus
      icon="mail"
      title={code === null ? 'Choose a password' : 'Did you sign up on another device?'}
      intro={
        code === null ? (
          <p>
            This isn’t the browser you signed up with. Choose a new password to continue here and verify your address,{' '}
            <strong>{email}</strong>.
          </p>
        ) : (
          <p>If so, type this code there. It works for 10 minutes. Don’t share it with anyone.</p>
        )
      }
      footer={<SignInFooter />}
    >
      {code !== null && (
        <>
          <p className={styles.code}>{`${code.slice(0, 3)} ${code.slice(3)}`}</p>
          <h2 className={shared.textL}>Continue on this device</h2>
          <p>This isn’t the browser you signed up with. Choose a new password to continue here.</p>
        </>
      )}
      <AccountForm ref={ref} onSubmit={submit(({ password }) => choose.mutate(password))}>
        {!errors.password && (
          <RequestFailed
            request={choose}
            title={PAGE_MESSAGES.verifyFailed}
            otherwise={PAGE_MESSAGES.verifyFailedRetry}
          />
        )}
        <Username email={address} />
        <NewPasswordField {...text('password')} enterKeyHint="go" readOnly={choose.isPending} />
        <Button type="submit" variant={code === null ? 'fill' : undefined} size="large" wide pending={choose.isPending}>
          Continue here
        </Button>
      </AccountForm>
    </AccountPage>
  );
}

function passwordErrorOf(error: unknown) {
  const message = error instanceof ApiError ? error.fields.newPassword : undefined;
  return message === undefined ? {} : { password: message };
}
