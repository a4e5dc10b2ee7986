import { useState } from 'react';
import { usePauseVoting } from '../../../api/own/own-moderation.ts';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { RequestFailed } from '../../common/offline/LoadFailed.tsx';
import type { AuthorDialogProps } from './author-items.ts';

export function PauseDialog({ conflict, open, onOpenChange }: AuthorDialogProps) {
  const pause = usePauseVoting(conflict.id);
  const [lifts, setLifts] = useState(conflict.votingPaused !== null);
  if (open && !pause.isPending && !pause.isSuccess && lifts !== (conflict.votingPaused !== null)) setLifts(!lifts);
  const words = lifts ? RESUME : PAUSE;
  const close = (isOpen: boolean) => {
    onOpenChange(isOpen);
    if (!isOpen) pause.reset();
  };
  const confirm = () =>
    pause.mutate(!lifts, {
      onSuccess: ({ message }) => {
        close(false);
        toasts.show({ title: message, tone: 'success' });
      },
    });
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={words.title}
      description={words.description}
      leave={words.leave}
      actions={
        <Button variant="fill" pending={pause.isPending} onClick={confirm}>
          {words.confirm}
        </Button>
      }
    >
      <RequestFailed request={pause} title="That didn’t work" />
    </Dialog>
  );
}

const PAUSE = {
  title: 'Pause voting?',
  description:
    'Nobody will be able to vote on this conflict. Both sides stay up, and anyone who can see the result now still can. New comments will appear once you or a moderator approves them, or after three days. You can resume voting once. After that, you can’t pause it again.',
  leave: 'Keep voting open',
  confirm: 'Pause voting',
} as const;

const RESUME = {
  title: 'Let people vote again?',
  description:
    'You won’t be able to pause voting here again. Comments that are already waiting will appear once they’re approved, or after three days.',
  leave: 'Keep it paused',
  confirm: 'Let people vote',
} as const;
