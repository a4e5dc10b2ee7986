import { useState } from 'react';
import { userMessageOf } from '../../api/api-error.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { useOfDevice } from '../../ui/layout/use-is-hydrated.ts';
import { canUsePasskeys } from './passkeys.ts';

type PasskeyButtonProps = {
  readonly label: string;
  readonly otherwise: string;
  readonly onPress: () => Promise<boolean>;
  readonly disabled?: boolean;
};

export function PasskeyButton({ label, otherwise, onPress, disabled = false }: PasskeyButtonProps) {
  const isKnown = useOfDevice(canUsePasskeys, () => true);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!isKnown) return null;
  const press = async () => {
    setPending(true);
    setProblem(null);
    try {
      if (!(await onPress())) setProblem(otherwise);
    } catch (error) {
      setProblem(userMessageOf(error) ?? 'That didn’t work. Please try again in a moment.');
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button variant="plain" wide pending={isPending} disabled={disabled} onClick={() => void press()}>
        {label}
      </Button>
      {problem && <Notice live>{problem}</Notice>}
    </>
  );
}
