import { shownEmail } from '@twosides/domain/wire';
import { type ReactNode, useRef } from 'react';
import type { SnapshotFrom } from 'xstate';
import { handleSubmit } from '../../form/use-form.ts';
import { FORM_TOASTS } from '../../messages/toasts.ts';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/form/Button.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { useWhenChanged } from '../../ui/layout/use-when-changed.ts';
import { EmailField, Username } from './AccountFields.tsx';
import styles from './CredentialsForm.module.css';
import type { CredentialsEvent, credentialsMachine } from './credentials-machine.ts';
import { AccountForm, SubmitButton } from './page/AccountPage.tsx';

export type CredentialsFormProps = {
  readonly state: SnapshotFrom<typeof credentialsMachine>;
  readonly isNewPassword?: boolean;
  readonly passwordHint?: string | undefined;
  readonly submitLabel: string;
  readonly send: (event: CredentialsEvent) => void;
  readonly aside?: ReactNode;
  readonly otherWay?: ReactNode;
};

export function CredentialsForm(props: CredentialsFormProps) {
  const { state, send } = props;
  const { failures } = state.context;
  const step = stepOf(state);
  const form = useRef<HTMLFormElement>(null);
  useWhenChanged(`${step} ${failures}`, () =>
    form.current?.querySelector<HTMLInputElement>('input:not([tabindex])')?.focus(),
  );

  return (
    <AccountForm
      ref={form}
      onSubmit={handleSubmit(() => send({ type: step === 'email' ? 'email.confirmed' : 'password.confirmed' }))}
    >
      {step === 'email' ? <EmailStep {...props} /> : <PasswordStep {...props} />}
    </AccountForm>
  );
}

export const stepOf = (state: CredentialsFormProps['state']) => (state.matches('email') ? 'email' : 'password');

function EmailStep({ state, isNewPassword, otherWay, send }: CredentialsFormProps) {
  const { email, emailError } = state.context;
  return (
    <>
      <EmailField
        id="email"
        autoComplete={isNewPassword ? 'email' : 'username webauthn'}
        enterKeyHint="next"
        value={email}
        error={emailError}
        onChange={(event) => send({ type: 'email.changed', email: event.target.value })}
      />
      <SubmitButton key="continue">Continue</SubmitButton>
      {otherWay}
    </>
  );
}

function PasswordStep(props: CredentialsFormProps) {
  const { state, passwordHint, isNewPassword, submitLabel, send, aside, otherWay } = props;
  const { email, password, passwordError } = state.context;
  const isPending = state.matches('submitting') || state.matches('welcomed');
  return (
    <>
      <div className={styles.chosen}>
        <span className={styles.email}>{shownEmail(email)}</span>
        <Button
          size="small"
          variant="plain"
          aria-label="Edit email address"
          disabled={isPending}
          onClick={() => send({ type: 'email.edited' })}
        >
          Edit
        </Button>
      </div>
      <Username email={email} />
      <PasswordField
        id="password"
        name="password"
        label="Password"
        hint={passwordError ? undefined : passwordHint}
        autoComplete={isNewPassword ? 'new-password' : 'current-password'}
        enterKeyHint="go"
        readOnly={isPending}
        value={password}
        error={passwordError}
        onChange={(event) => send({ type: 'password.changed', password: event.target.value })}
      />
      {aside}
      <SubmitButton key="submit" pending={isPending}>
        {submitLabel}
      </SubmitButton>
      {otherWay}
    </>
  );
}

const FAILURES: readonly unknown[] = [FORM_TOASTS.loginFailed.title, FORM_TOASTS.registerFailed.title];

/** Call it at each attempt to sign in or up, and at each success, which may come by another way. */
export function dismissFailure(): void {
  if (FAILURES.includes(toasts.getSnapshot()?.title)) toasts.dismiss();
}
