import { Button } from '../ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';

type DraftNoticeProps = { readonly disabled?: boolean; readonly onStartOver: () => void };

/** Above a form that opens with what was not finished. */
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
