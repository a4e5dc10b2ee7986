import { Notice } from '../ui/feedback/Notice.tsx';
import { toasts } from '../ui/feedback/toast-store.ts';
import { Button } from '../ui/form/Button.tsx';

type DraftNoticeProps = { readonly disabled?: boolean; readonly onStartOver: () => void };

export function DraftNotice({ disabled = false, onStartOver }: DraftNoticeProps) {
  return (
    <Notice
      tone="plum"
      icon="edit"
      action={
        <Button size="small" disabled={disabled} onClick={onStartOver}>
          Start over
        </Button>
      }
    >
      This is what you wrote last time.
    </Notice>
  );
}

export const announceCleared = (onUndo: () => void): void =>
  toasts.show({ title: 'Form cleared', action: { label: 'Undo', onPress: onUndo }, duration: 10_000 });
