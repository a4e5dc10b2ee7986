import type { AlertKind, AlertPreferences, PushDeviceView } from '@twosides/domain';
import type { ReactNode } from 'react';
import { userMessageOf } from '../../api/api-error.ts';
import {
  type AlertWay,
  useAlertPreferences,
  useChooseWay,
  usePushDevices,
  useRemoveDevice,
  useThisDevice,
  useTurnThisDevice,
} from '../../api/push.ts';
import { HomeScreenSteps } from '../../install/HomeScreenSteps.tsx';
import { BLOCKED_TEXT, INSTALL_FIRST_TEXT, NO_PUSH_SERVICE } from '../../push/device-texts.ts';
import type { DeviceState } from '../../push/this-device.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import { TimeAgo } from '../../ui/TimeAgo.tsx';
import { useToast } from '../../ui/use-toast.ts';
import styles from './NotificationsSection.module.css';
import { SettingRow } from './SettingRow.tsx';
import { SettingsCard } from './SettingsCard.tsx';

/** What devices are told of while nobody looks; the list of alerts has everything. */
export function NotificationsSection() {
  const devices = usePushDevices();
  const preferences = useAlertPreferences();
  const failed = [devices, preferences].filter(({ isError }) => isError);
  return (
    <SettingsCard
      id="notifications"
      title="Notifications"
      description="Everything new stands behind the bell. Your devices or an email can tell you, too, in words that give nothing away: no title, no name, no result."
    >
      {devices.data && preferences.data ? (
        <>
          <Devices devices={devices.data} />
          <div className={styles.ways}>
            <Kinds way="push" legend="My devices tell me when" preferences={preferences.data} />
            <Kinds way="mail" legend="An email comes when" preferences={preferences.data} />
          </div>
        </>
      ) : failed.length > 0 ? (
        <ErrorState
          level={3}
          title="Your notifications could not be loaded"
          onRetry={() => failed.forEach((query) => void query.refetch())}
          retrying={failed.some(({ isFetching }) => isFetching)}
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

function Devices({ devices }: { readonly devices: readonly PushDeviceView[] }) {
  return (
    <ul className={styles.devices}>
      <li>
        <ThisDevice />
      </li>
      {devices
        .filter((device) => !device.isCurrent)
        .map((device) => (
          <li key={device.id}>
            <OtherDevice device={device} />
          </li>
        ))}
    </ul>
  );
}

function ThisDevice() {
  const state = useThisDevice();
  const turn = useTurnThisDevice();
  const toast = useToast();
  const isOn = state === 'on';
  const press = () =>
    turn.mutate(!isOn, {
      onError: (error) =>
        toast({
          title: isOn ? 'Notifications are still on' : 'Notifications could not be turned on',
          description: userMessageOf(error) ?? NO_PUSH_SERVICE,
          tone: 'danger',
        }),
    });
  return (
    <SettingRow
      label="This browser"
      value={state === undefined ? 'Looking…' : STATES[state]}
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
  on: 'Tells you',
  off: 'Does not tell you',
  denied: BLOCKED_TEXT,
  'install-first': (
    <>
      {INSTALL_FIRST_TEXT} <HomeScreenSteps />
    </>
  ),
  unsupported: 'Cannot show notifications',
};

function OtherDevice({ device }: { readonly device: PushDeviceView }) {
  const remove = useRemoveDevice();
  const toast = useToast();
  return (
    <SettingRow
      label={device.device}
      value={
        <>
          Tells you, last seen <TimeAgo at={device.lastSeenAt} />
        </>
      }
      action={
        <Button
          aria-label={`Remove ${device.device}`}
          pending={remove.isPending}
          onClick={() =>
            remove.mutate(device, {
              onError: (error) =>
                toast({ title: 'The device was not removed', description: wordsOf(error), tone: 'danger' }),
            })
          }
        >
          Remove
        </Button>
      }
    />
  );
}

type KindsProps = {
  readonly way: AlertWay;
  readonly legend: string;
  readonly preferences: AlertPreferences;
};

function Kinds({ way, legend, preferences }: KindsProps) {
  const choose = useChooseWay(way);
  const toast = useToast();
  const isChosen = (kind: AlertKind) =>
    choose.isPending && choose.variables.kind === kind ? choose.variables.isOn : preferences[kind][way];
  const press = (kind: AlertKind, isOn: boolean) => {
    if (choose.isPending) return;
    const onError = (error: Error) =>
      toast({ title: 'Your choice was not saved', description: wordsOf(error), tone: 'danger' });
    choose.mutate({ kind, isOn }, { onError });
  };
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      {KINDS.map(({ kind, label }) => (
        <Checkbox
          key={kind}
          label={label}
          checked={isChosen(kind)}
          onChange={(event) => press(kind, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}

const KINDS: readonly { readonly kind: AlertKind; readonly label: string }[] = [
  { kind: 'revealed', label: 'My conflict reaches 100 votes' },
  { kind: 'comments', label: 'Others comment on my conflict' },
  { kind: 'follower', label: 'Somebody follows me' },
  { kind: 'moderation', label: 'A report by me, or about something of mine, is settled' },
];

const wordsOf = (error: Error) => userMessageOf(error) ?? 'Please try again in a moment.';
