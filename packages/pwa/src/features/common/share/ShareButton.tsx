import { useQueryClient } from '@tanstack/react-query';
import { shownTitle } from '@twosides/domain/conflicts';
import { Button } from '../../../ui/form/Button.tsx';
import { optional, reportMissing, WHEN_OPENED } from '../../../ui/layout/optional.tsx';
import { ask } from '../../../ui/overlay/ask.ts';
import type { SharedConflict } from './share.ts';

const ShareDialog = optional(() => import('./ShareWays.tsx').then((m) => m.ShareDialog), WHEN_OPENED);

type ShareButtonProps = { readonly conflict: SharedConflict; readonly className?: string | undefined };

export function ShareButton({ conflict, className }: ShareButtonProps) {
  const client = useQueryClient();
  const share = () => import('./share.ts').then((sharing) => sharing.share(conflict, client), reportMissing);
  return (
    <Button
      variant="plain"
      icon="share"
      className={className}
      aria-label={`Share: ${shownTitle(conflict)}`}
      onClick={() => void ('share' in navigator ? share() : ask(ShareDialog, { conflict }))}
    >
      Share
    </Button>
  );
}
