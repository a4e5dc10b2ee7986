import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSecurity } from '../../api/account/security.ts';
import { ApiError, failureText } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { handleSubmit } from '../../form/use-form.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { type Asked, ask } from '../../ui/overlay/ask.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { CurrentPassword } from '../account/AccountFields.tsx';
import { ConfirmWithPasskey } from '../account/PasskeyButton.tsx';
import { AccountForm } from '../account/page/AccountPage.tsx';

/**
 * If the server demands a proof of identity, asks the member for it and runs `act` again.
 * @returns null if the member gave no proof
 */
export async function withProof<T>(act: () => Promise<T>): Promise<T | null> {
  try {
    return await act();
  } catch (error) {
    if (!isProofMissing(error)) throw error;
    return (await askForProof()) ? act() : null;
  }
}

export const isProofMissing = (error: unknown): boolean => error instanceof ApiError && error.code === 'sign-in-again';

export const isWrongPassword = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'wrong-password';

export const askForProof = async (): Promise<boolean> => (await ask<object, boolean>(ProveDialog, {})) ?? false;

function ProveDialog({ onAnswer, ...opened }: Asked<boolean>) {
  const formId = useId();
  const security = useSecurity();
  const [password, setPassword] = useState('');
  const hasPassword = security?.hasPassword ?? true;
  const hasPasskey = security?.passkeys.some(({ madeFor }) => madeFor === null) ?? false;
  const confirm = useMutation({
    mutationFn: () => call('confirmIdentity', { body: { password } }),
    onSuccess: () => onAnswer(true),
  });
  const submit = handleSubmit(() => {
    if (password !== '') confirm.mutate();
  });
  return (
    <Dialog
      {...opened}
      title="Please confirm that it’s you"
      description="We won’t ask again for ten minutes."
      leave="Cancel"
      actions={
        hasPassword && (
          <Button type="submit" form={formId} variant="fill" pending={confirm.isPending}>
            Confirm
          </Button>
        )
      }
    >
      {hasPassword && (
        <AccountForm id={formId} onSubmit={submit}>
          <CurrentPassword
            id="proof"
            label="Your password"
            readOnly={confirm.isPending}
            value={password}
            error={confirm.error ? failureText(confirm.error) : undefined}
            onChange={(event) => setPassword(event.target.value)}
          />
        </AccountForm>
      )}
      {hasPasskey && <ConfirmWithPasskey onConfirmed={() => onAnswer(true)} />}
      {!hasPassword && !hasPasskey && <MailedLink />}
    </Dialog>
  );
}

function MailedLink() {
  const email = useCurrentUser().user?.email ?? '';
  const mail = useMutation({
    mutationFn: () => call('requestSignInLink', { body: { email, returnTo: '/settings' } }),
  });
  if (mail.isSuccess)
    return <Notice live>Open the link we sent to {email} in this browser. It takes you back to your settings.</Notice>;
  return (
    <>
      {mail.error && <Notice live>{failureText(mail.error)}</Notice>}
      <Button variant="fill" icon="mail" pending={mail.isPending} onClick={() => mail.mutate()}>
        Email me a link
      </Button>
    </>
  );
}
