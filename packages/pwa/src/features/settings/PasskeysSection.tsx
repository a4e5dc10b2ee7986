import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SecurityView } from '@twosides/domain/sign-in';
import { useSecurity, useShowSecurity } from '../../api/account/security.ts';
import { failureText } from '../../api/api-error.ts';
import { call } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { Button } from '../../ui/form/Button.tsx';
import { DAY } from '../../ui/identity/in-words.ts';
import { useOfDevice } from '../../ui/layout/use-device.ts';
import { type Asked, ask } from '../../ui/overlay/ask.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { addPasskey, canUsePasskeys, hasOneAlready, signalAcceptedPasskeys } from '../account/passkeys.ts';
import { toastFailed } from '../common/offline/LoadFailed.tsx';
import { withProof } from './ProveDialog.tsx';
import { SettingRow, SettingsCard } from './SettingsCard.tsx';

type Passkey = SecurityView['passkeys'][number];

export function PasskeysSection() {
  const isSupported = useOfDevice(canUsePasskeys, () => false);
  const passkeys = useSecurity()?.passkeys;
  if (!passkeys || (passkeys.length === 0 && !isSupported)) return null;
  return (
    <SettingsCard
      id="passkeys"
      description="Sign in with your fingerprint, your face or your device’s PIN instead of a password."
    >
      {passkeys.map((passkey) => (
        <SettingRow
          key={passkey.id}
          label={passkey.name}
          value={<Facts passkey={passkey} />}
          action={<Remove passkey={passkey} />}
        />
      ))}
      {isSupported && <Add />}
    </SettingsCard>
  );
}

function Facts({ passkey: { madeOn, lastUsedOn, madeFor } }: { readonly passkey: Passkey }) {
  if (madeFor !== null) return <>Added for {madeFor}, so it doesn’t work here</>;
  return (
    <>
      Added <Day at={madeOn} />, {lastUsedOn === null ? 'not used yet' : 'last used '}
      {lastUsedOn !== null && <Day at={lastUsedOn} />}
    </>
  );
}

const Day = ({ at }: { readonly at: string }) => <time dateTime={at.slice(0, 10)}>{DAY.format(new Date(at))}</time>;

function Add() {
  const changed = useChanged();
  const add = useMutation({
    mutationFn: async () => ((await ask<object, boolean>(AddDialog, {})) ? withProof(addPasskey) : null),
    onSuccess: (security) => {
      if (security === null) return;
      changed(security);
      toasts.show({ title: 'Passkey added', tone: 'success' });
    },
    onError: (error) =>
      toasts.show({
        title: 'No passkey was added',
        description: hasOneAlready(error) ? 'This device already has a passkey for your account.' : failureText(error),
        tone: 'danger',
      }),
  });
  return (
    <div>
      <Button icon="plus" pending={add.isPending} onClick={() => add.mutate()}>
        Add a passkey
      </Button>
    </div>
  );
}

function Remove({ passkey: { id, name } }: { readonly passkey: Passkey }) {
  const changed = useChanged();
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: async () =>
      (await ask<{ name: string }, boolean>(RemoveDialog, { name }))
        ? withProof(() => call('removePasskey', { params: { id } }))
        : null,
    onSuccess: (security) => {
      if (security === null) return;
      changed(security);
      toasts.show({ title: 'Passkey removed', tone: 'success' });
      // The server ends this session if the removed passkey started it, so refetch the current user.
      return client.invalidateQueries({ queryKey: queryKeys.currentUser });
    },
    onError: (error) => {
      toastFailed('The passkey wasn’t removed', error);
      return client.invalidateQueries({ queryKey: queryKeys.security });
    },
  });
  return (
    <Button aria-label={`Remove ${name}`} pending={remove.isPending} onClick={() => remove.mutate()}>
      Remove
    </Button>
  );
}

function useChanged() {
  const show = useShowSecurity();
  return (security: SecurityView) => {
    show(security);
    void signalAcceptedPasskeys(security);
  };
}

const AddDialog = ({ onAnswer, ...opened }: Asked<boolean>) => (
  <Dialog
    {...opened}
    title="Add a passkey"
    description="It’s saved with this device’s passwords, so anyone who can see those can also see that you use TwoSides. Signing out or using Quick exit doesn’t remove it. Don’t add one on a device or account that you share."
    leave="Cancel"
    actions={
      <Button variant="fill" onClick={() => onAnswer(true)}>
        Add passkey
      </Button>
    }
  />
);

const RemoveDialog = ({ onAnswer, name, ...opened }: Asked<boolean> & { readonly name: string }) => (
  <Dialog
    {...opened}
    title="Remove this passkey?"
    description={`You won’t be able to sign in with ${name} anymore, and every device that signed in with it will be signed out.`}
    leave="Keep it"
    actions={
      <Button variant="danger" onClick={() => onAnswer(true)}>
        Remove
      </Button>
    }
  />
);
