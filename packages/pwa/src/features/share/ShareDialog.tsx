import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { ShareWays } from './ShareWays.tsx';
import type { SharedConflict } from './use-share.ts';

type ShareDialogProps = {
  readonly conflict: SharedConflict;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** The same ways, for where there is no room for them. */
export function ShareDialog({ conflict, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Share this conflict" description={conflict.title}>
      <ShareWays conflict={conflict} />
    </Dialog>
  );
}
