import { shownTitle } from '@twosides/domain/conflicts';
import type { Opened } from '../../../ui/overlay/ask.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { SharedConflict } from './pass-on.ts';
import { ShareWays } from './ShareWays.tsx';

type ShareDialogProps = Opened & { readonly conflict: SharedConflict };

export function ShareDialog({ conflict, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Share this conflict" description={shownTitle(conflict)}>
      <ShareWays conflict={conflict} />
    </Dialog>
  );
}
