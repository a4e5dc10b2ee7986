import { useMailPasswordLink, useWithdrawEmailChange } from '../../api/account/own-account.ts';
import { useSecurity } from '../../api/account/security.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useToast } from '../../ui/feedback/use-toast.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ask } from '../../ui/overlay/ask.ts';
import { failedToast } from '../common/offline/failed-toast.ts';
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import { DeviceList } from './DeviceList.tsx';
import { SettingRow } from './SettingRow.tsx';
import { SettingsCard } from './SettingsCard.tsx';

export function SecuritySection() {
  const { user } = useCurrentUser();
  const security = useSecurity();
  if (!user) return null;
  const hasPassword = security?.hasPassword ?? true;
  return (
    <SettingsCard id="security">
      <SettingRow
        label="Email"
        value={user.email}
        action={
          <Button aria-label="Change email" onClick={() => void ask(ChangeEmailDialog, {})}>
            Change
          </Button>
        }
      />
      {security?.pendingEmail && <PendingEmail email={security.pendingEmail.email} />}
      <SettingRow
        label="Password"
        value={hasPassword ? 'Set' : 'Not set'}
        action={
          hasPassword ? (
            <Button aria-label="Change password" onClick={() => void ask(ChangePasswordDialog, {})}>
              Change
            </Button>
          ) : (
            <SetPassword email={user.email} />
          )
        }
      />
      <DeviceList />
    </SettingsCard>
  );
}

function PendingEmail({ email }: { readonly email: string }) {
  const toast = useToast();
  const withdraw = useWithdrawEmailChange();
  return (
    <Notice
      icon="mail"
      live
      action={
        <Button
          size="small"
          pending={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(undefined, {
              onSuccess: ({ message }) => toast({ title: message, tone: 'success' }),
              onError: (error) => toast(failedToast('The change wasn’t canceled', error)),
            })
          }
        >
          Cancel the change
        </Button>
      }
    >
      Open the link we sent to {email.slice(0, email.indexOf('@') + 1)}
      <wbr />
      {email.slice(email.indexOf('@') + 1)} to finish changing your email.
    </Notice>
  );
}

function SetPassword({ email }: { readonly email: string }) {
  const toast = useToast();
  const mail = useMailPasswordLink();
  return (
    <Button
      pending={mail.isPending}
      onClick={() =>
        mail.mutate(email, {
          onSuccess: () =>
            toast({
              title: 'Email sent! Check your inbox.',
              description: 'Use the link in it to choose a password.',
              tone: 'success',
            }),
          onError: (error) => toast(failedToast('The email wasn’t sent', error)),
        })
      }
    >
      Set a password
    </Button>
  );
}
