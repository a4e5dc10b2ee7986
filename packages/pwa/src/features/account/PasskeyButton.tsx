import { useMutation } from '@tanstack/react-query';
import { failureText } from '../../api/api-error.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useOfDevice } from '../../ui/layout/use-device.ts';
import { canUsePasskeys, confirmWithPasskey } from './passkeys.ts';

type PasskeyButtonProps = {
  readonly label: string;
  readonly otherwise: string;
  readonly onPress: () => Promise<boolean>;
  readonly disabled?: boolean;
};

export function PasskeyButton({ label, otherwise, onPress, disabled = false }: PasskeyButtonProps) {
  const isSupported = useOfDevice(canUsePasskeys, () => true);
  const press = useMutation({ mutationFn: onPress });
  if (!isSupported) return null;
  const problem = press.error
    ? failureText(press.error, 'That didn’t work. Please try again in a moment.')
    : press.data === false && otherwise;
  return (
    <>
      <Button variant="plain" wide pending={press.isPending} disabled={disabled} onClick={() => press.mutate()}>
        {label}
      </Button>
      {problem && <Notice live>{problem}</Notice>}
    </>
  );
}

export function ConfirmWithPasskey({ onConfirmed }: { readonly onConfirmed: () => unknown }) {
  return (
    <PasskeyButton
      label="Use a passkey"
      otherwise="No passkey was used. Please try again."
      onPress={async () => {
        const isProven = await confirmWithPasskey();
        if (isProven) await onConfirmed();
        return isProven;
      }}
    />
  );
}
