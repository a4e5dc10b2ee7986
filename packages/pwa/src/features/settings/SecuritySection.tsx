import type { SessionView } from '@twosides/domain/sign-in';
import {
  useEndSessions,
  useMailPasswordLink,
  useSessions,
  useWithdrawEmailChange,
} from '../../api/account/own-account.ts';
import { useSecurity } from '../../api/account/security.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import shared from '../../styles/shared.module.css';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/form/Button.tsx';
import { TimeAgo } from '../../ui/identity/TimeAgo.tsx';
import { ask } from '../../ui/overlay/ask.ts';
import { LoadFailed, toastFailed } from '../common/offline/LoadFailed.tsx';
import { ChangeEmailDialog } from './ChangeEmailDialog.tsx';
import { ChangePasswordDialog } from './ChangePasswordDialog.tsx';
import styles from './DeviceList.module.css';
import { SettingRow, SettingsCard } from './SettingsCard.tsx';

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
              onSuccess: ({ message }) => toasts.show({ title: message, tone: 'success' }),
              onError: (error) => toastFailed('The change wasn’t canceled', error),
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
  const mail = useMailPasswordLink();
  return (
    <Button
      pending={mail.isPending}
      onClick={() =>
        mail.mutate(email, {
          onSuccess: () =>
            toasts.show({
              title: 'Email sent! Check your inbox.',
              description: 'Use the link in it to choose a password.',
              tone: 'success',
            }),
          onError: (error) => toastFailed('The email wasn’t sent', error),
        })
      }
    >
      Set a password
    </Button>
  );
}

function DeviceList() {
  const query = useSessions();
  return (
    <section className={styles.devices} aria-labelledby="devices">
      <h3 id="devices" className={shared.textL}>
        Your devices
      </h3>
      {query.data ? (
        <Devices sessions={query.data} />
      ) : query.error ? (
        <LoadFailed level={3} title="Your devices couldn’t be loaded" query={query} />
      ) : (
        <SkeletonGroup label="Loading your devices">
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      )}
    </section>
  );
}

function Devices({ sessions }: { readonly sessions: readonly SessionView[] }) {
  const end = useEndSessions();
  const signOut = (which: SessionView['id'] | 'others') =>
    end.mutate(which, {
      onSuccess: ({ message }) => toasts.show({ title: message, tone: 'success' }),
      onError: (error) => toastFailed('The device wasn’t signed out', error),
    });
  const isEnding = (which: string) => end.isPending && end.variables === which;
  const shown = sessions.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <>
      <ul className={shared.stack16}>
        {shown.map(({ id, device, lastSeenAt, isCurrent }) => (
          <li key={id}>
            <SettingRow
              label={device}
              value={
                isCurrent ? (
                  'This device'
                ) : (
                  <>
                    Last used <TimeAgo at={lastSeenAt} />
                  </>
                )
              }
              action={
                !isCurrent && (
                  <Button aria-label={`Sign out ${device}`} pending={isEnding(id)} onClick={() => signOut(id)}>
                    Sign out
                  </Button>
                )
              }
            />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button className={shared.start} icon="log-out" pending={isEnding('others')} onClick={() => signOut('others')}>
          Sign out all other devices
        </Button>
      )}
    </>
  );
}
