import { ALERT_KINDS, type AlertKind, type AlertPreferences } from '@twosides/domain/model';
import type { PushDeviceView } from '@twosides/domain/push';
import type { ReactNode } from 'react';
import { HomeScreenSteps } from '../../install/HomeScreenSteps.tsx';
import {
  type AlertWay,
  useAlertPreferences,
  useChooseWay,
  usePushDevices,
  useRemoveDevice,
  useThisDevice,
  useTurnThisDevice,
} from '../../push/push-settings.ts';
import type { DeviceState } from '../../push/this-device.ts';
import { BLOCKED_TEXT, INSTALL_FIRST_TEXT, NO_PUSH_SERVICE } from '../../push/this-device.ts';
import shared from '../../styles/shared.module.css';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TimeAgo } from '../../ui/identity/TimeAgo.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { LoadFailed, toastFailed } from '../common/offline/LoadFailed.tsx';
import styles from './NotificationsSection.module.css';
import { SettingRow, SettingsCard } from './SettingsCard.tsx';

export function NotificationsSection() {
  const devices = usePushDevices();
  const preferences = useAlertPreferences();
  const failed = [devices, preferences].filter(({ isError }) => isError);
  return (
    <SettingsCard
      id="notifications"
      description="Alerts always show up under the bell. You can also get them as notifications or emails, which never include titles, names or results."
    >
      {devices.data && preferences.data ? (
        <>
          <ul className={shared.stack16}>
            <li>
              <ThisDevice />
            </li>
            {devices.data
              .filter((device) => !device.isCurrent)
              .map((device) => (
                <li key={device.id}>
                  <OtherDevice device={device} />
                </li>
              ))}
          </ul>
          <Kinds preferences={preferences.data} />
        </>
      ) : failed.length > 0 ? (
        <LoadFailed
          level={3}
          title="Your notifications couldn’t be loaded"
          query={{
            error: failed[0]?.error,
            isFetching: failed.some(({ isFetching }) => isFetching),
            refetch: () => failed.forEach((query) => void query.refetch()),
          }}
        />
      ) : (
        <SkeletonGroup label="Loading your notifications">
          <Skeleton />
          <Skeleton />
        </SkeletonGroup>
      )}
    </SettingsCard>
  );
}

function ThisDevice() {
  const state = useThisDevice();
  const turn = useTurnThisDevice();
  const isOn = state === 'on';
  const press = () =>
    turn.mutate(!isOn, {
      onError: (error) =>
        toastFailed(
          isOn ? 'Notifications are still on' : 'Notifications couldn’t be turned on',
          error,
          NO_PUSH_SERVICE,
        ),
    });
  return (
    <SettingRow
      label="This browser"
      value={state === undefined ? 'Checking…' : STATES[state]}
      action={
        (state === 'on' || state === 'off') && (
          <Button pending={turn.isPending} onClick={press}>
            {isOn ? 'Turn off' : 'Turn on'}
          </Button>
        )
      }
    />
  );
}

const STATES: Readonly<Record<DeviceState, ReactNode>> = {
  on: 'Notifications are on for this device.',
  off: 'Notifications are off for this device.',
  denied: BLOCKED_TEXT,
  'install-first': (
    <>
      {INSTALL_FIRST_TEXT} <HomeScreenSteps />
    </>
  ),
  unsupported: 'This browser can’t show notifications.',
};

function OtherDevice({ device }: { readonly device: PushDeviceView }) {
  const remove = useRemoveDevice();
  return (
    <SettingRow
      label={device.device}
      value={
        <>
          Notifications are on. Last seen <TimeAgo at={device.lastSeenAt} />
        </>
      }
      action={
        <Button
          aria-label={`Remove ${device.device}`}
          pending={remove.isPending}
          onClick={() =>
            remove.mutate(device, {
              onError: (error) => toastFailed('The device wasn’t removed', error),
            })
          }
        >
          Remove
        </Button>
      }
    />
  );
}

const WAYS: readonly { readonly way: AlertWay; readonly label: string }[] = [
  { way: 'push', label: 'Notification' },
  { way: 'mail', label: 'Email' },
];

function Kinds({ preferences }: { readonly preferences: AlertPreferences }) {
  const { shown, choose } = useChooseWay(preferences, {
    onSaved: () => toasts.show({ title: 'Saved', tone: 'success' }),
    onError: (error) => toastFailed('Your choice wasn’t saved', error),
  });
  return (
    <table className={styles.kinds}>
      <thead>
        <tr>
          <th scope="col">Tell me when</th>
          {WAYS.map(({ way, label }) => (
            <th key={way} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ALERT_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">{LABELS[kind]}</th>
            {WAYS.map(({ way, label }) => (
              <td key={way}>
                <Checkbox
                  className={styles.box}
                  label={
                    <VisuallyHidden>
                      {label}: {LABELS[kind]}
                    </VisuallyHidden>
                  }
                  checked={shown[kind][way]}
                  onChange={(event) => choose({ kind, way, isOn: event.target.checked })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const LABELS: Readonly<Record<AlertKind, string>> = {
  revealed: 'My conflict reaches 100 votes',
  votes: 'My conflict gets its first votes, and then reaches 5, 10, 25, 50 and 75',
  comments: 'Someone comments on my conflict',
  replies: 'Someone replies to my comment',
  ending: 'It’s time to share how my conflict went',
  update: 'A conflict I follow gets an update',
  follower: 'Someone follows me',
  followed: 'Someone I follow posts a conflict',
  moderation: 'A moderator makes a decision on my report or post (we always email you about decisions on your posts)',
  signIn: 'Someone signs in to my account on a new device',
  today: 'Today’s five are ready (only if I finished the previous day’s)',
};
