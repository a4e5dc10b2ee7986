import { Button } from '../../ui/form/Button.tsx';
import { optional, WHEN_OPENED } from '../../ui/layout/optional.tsx';
import { ask } from '../../ui/overlay/ask.ts';
import { canShare } from './share-link.ts';
import { type SharedConflict, useShare } from './use-share.ts';

const ShareDialog = optional(() => import('./ShareDialog.tsx').then((m) => m.ShareDialog), WHEN_OPENED);

type ShareButtonProps = { readonly conflict: SharedConflict; readonly className?: string | undefined };

/** Opens the device's own share sheet, or where there is none a dialog, whose code comes when it is first opened. */
export function ShareButton({ conflict, className }: ShareButtonProps) {
  const { share } = useShare(conflict);
  return (
    <Button
      variant="plain"
      icon="share"
      className={className}
      aria-label={`Share: ${conflict.title}`}
      onClick={() => void (canShare() ? share() : ask(ShareDialog, { conflict }))}
    >
      Share
    </Button>
  );
}
