import { type FieldErrors, VALIDATION } from '@twosides/domain/wire';
import { useId, useState } from 'react';
import { useChangePassword } from '../../api/account/own-account.ts';
import { useSecurity } from '../../api/account/security.ts';
import { namesOf } from '../../api/account/sign-in-providers.ts';
import { useForm } from '../../form/use-form.ts';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import type { Opened } from '../../ui/overlay/ask.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { CurrentPassword } from '../account/AccountFields.tsx';
import { checkNewPassword } from '../account/credentials.rule.ts';
import { AccountForm } from '../account/page/AccountPage.tsx';
import { RequestFailed } from '../common/offline/LoadFailed.tsx';
import { isWrongPassword } from './ProveDialog.tsx';

const EMPTY = { current: '', password: '', confirmation: '' };

const check = (values: typeof EMPTY): FieldErrors =>
  values.current === '' ? { current: 'Please enter your current password' } : checkNewPassword(values);

export function ChangePasswordDialog(opened: Opened) {
  const formId = useId();
  const change = useChangePassword();
  const { passkeys = [], connections = [] } = useSecurity() ?? {};
  const [disconnectProviders, setDisconnectProviders] = useState(true);
  const [removePasskeys, setRemovePasskeys] = useState(true);
  const { ref, text, refuse, submit } = useForm(EMPTY, check);
  const save = ({ current, password }: typeof EMPTY) =>
    change.mutate(
      { currentPassword: current, newPassword: password, disconnectProviders, removePasskeys },
      {
        onSuccess: ({ message }) => {
          opened.onOpenChange(false);
          toasts.show({ title: message, tone: 'success' });
        },
        onError: (error) => {
          if (isWrongPassword(error)) refuse({ current: error.userMessage ?? '' });
        },
      },
    );
  return (
    <Dialog
      {...opened}
      title="Change your password"
      description="You’ll stay signed in here. All your other devices will be signed out."
      leave="Cancel"
      actions={
        <Button type="submit" form={formId} variant="fill" pending={change.isPending}>
          Change password
        </Button>
      }
    >
      <AccountForm id={formId} ref={ref} onSubmit={submit(save)}>
        {!isWrongPassword(change.error) && <RequestFailed request={change} title="Your password wasn’t changed" />}
        <CurrentPassword {...text('current')} label="Current password" readOnly={change.isPending} />
        <PasswordField
          {...text('password')}
          label="New password"
          hint={VALIDATION.resetPasswordMin}
          autoComplete="new-password"
          readOnly={change.isPending}
        />
        <PasswordField
          {...text('confirmation')}
          label="Confirm new password"
          autoComplete="new-password"
          readOnly={change.isPending}
        />
        {connections.length > 0 && (
          <Checkbox
            label={`Disconnect ${namesOf(connections.map(({ provider }) => provider))}`}
            hint="This locks out anyone who connected an account without your permission. You can reconnect yours in your settings."
            disabled={change.isPending}
            checked={disconnectProviders}
            onChange={(event) => setDisconnectProviders(event.target.checked)}
          />
        )}
        {passkeys.length > 0 && (
          <Checkbox
            label="Also remove this account’s passkeys"
            disabled={change.isPending}
            checked={removePasskeys}
            onChange={(event) => setRemovePasskeys(event.target.checked)}
          />
        )}
      </AccountForm>
    </Dialog>
  );
}
