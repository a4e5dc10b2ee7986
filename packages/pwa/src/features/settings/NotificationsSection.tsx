import type { AlertKind, PushDeviceView } from '@twosides/domain';
import { userMessageOf } from '../../api/api-error.ts';
import {
  useAlertPreferences,
  useChoosePush,
  usePush,
  useRemoveDevice,
  useThisDevice,
  useTurnThisDevice,
} from '../../api/push.ts';
import type { DeviceState } from '../../push/this-device.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { TimeAgo } from '../../ui/TimeAgo.tsx';
import { useToast } from '../../ui/use-toast.ts';
import { SettingRow } from './SettingRow.tsx';
import { SettingsCard } from './SettingsCard.tsx';

/** What devices are told of while nobody looks; the list of alerts has everything. */
export function NotificationsSection() {
  const { data: push } = usePush();
  const isTold = push?.devices.some((device) => device.isCurrent) ?? false;
  const others = push?.devices.filter((device) => !device.isCurrent) ?? [];
  return (
    <SettingsCard
      id="notifications"
      title="Notifications"
      description="Your alerts are always behind the bell. A device can tell you, too, in words that give nothing away."
    >
      <ThisDevice isTold={isTold} />
      {others.map((device) => (
        <OtherDevice key={device.id} device={device} />
      ))}
      <Kinds />
    </SettingsCard>
  );
}

/** @param isTold whether the server knows of it: a session that has ended took its subscription along */
function ThisDevice({ isTold }: { readonly isTold: boolean }) {
  const found = useThisDevice();
  const state = found === 'on' && !isTold ? 'off' : found;
  const turn = useTurnThisDevice();
  const toast = useToast();
  const isOn = state === 'on';
  const press = () =>
    turn.mutate(!isOn, {
      onError: (error) =>
        toast({
          title: 'Notifications could not be turned on',
          description:
            userMessageOf(error) ?? 'The push service of this browser gives no answer. Please try again later.',
          tone: 'danger',
        }),
    });
  return (
    <SettingRow
      label="This device"
      value={state === undefined ? 'Looking…' : STATES[state]}
      action={
        (state === 'on' || state === 'off') && (
          <Button pending={turn.isPending} onClick={press}>
            {isOn ? 'Turn off' : 'Tell me at 100 votes'}
          </Button>
        )
      }
    />
  );
}

const STATES: Readonly<Record<DeviceState, string>> = {
  on: 'You are told here.',
  off: 'You are not told here.',
  denied:
    'This browser blocks notifications of TwoSides. To undo that, open the site’s settings next to the address, allow notifications, and come back.',
  'install-first':
    'On iPhone and iPad this works once TwoSides is on your home screen: Share, then Add to Home Screen.',
  unsupported: 'This browser cannot show notifications.',
};

function OtherDevice({ device }: { readonly device: PushDeviceView }) {
  const remove = useRemoveDevice();
  return (
    <SettingRow
      label={device.device}
      value={
        <>
          Told, last seen <TimeAgo at={device.lastSeenAt} />
        </>
      }
      action={
        <Button
          aria-label={`Tell ${device.device} no longer`}
          pending={remove.isPending}
          onClick={() => remove.mutate(device)}
        >
          Remove
        </Button>
      }
    />
  );
}

function Kinds() {
  const { data: preferences } = useAlertPreferences();
  const choose = useChoosePush();
  if (!preferences) return null;
  return (
    <fieldset disabled={choose.isPending}>
      <legend>Devices tell me when</legend>
      {KINDS.map(({ kind, label }) => (
        <Checkbox
          key={kind}
          label={label}
          checked={choose.isPending && choose.variables.kind === kind ? choose.variables.push : preferences[kind].push}
          onChange={(event) => choose.mutate({ kind, push: event.target.checked })}
        />
      ))}
    </fieldset>
  );
}

const KINDS: readonly { readonly kind: AlertKind; readonly label: string }[] = [
  { kind: 'revealed', label: 'my conflict reaches 100 votes' },
  { kind: 'comments', label: 'others comment on my conflict' },
  { kind: 'follower', label: 'somebody follows me' },
  { kind: 'moderation', label: 'a report about something of mine, or by me, is settled' },
];
