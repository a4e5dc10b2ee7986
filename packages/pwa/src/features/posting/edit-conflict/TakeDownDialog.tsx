import { useRef } from 'react';
import { useTakeDownConflict } from '../../../api/own/own-conflict.ts';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { neighbourEntryLink } from '../../../ui/overlay/Menu.tsx';
import { RequestFailed } from '../../common/offline/LoadFailed.tsx';
import type { AuthorDialogProps } from './author-items.ts';

export function TakeDownDialog({ conflict, ...opened }: AuthorDialogProps) {
  const takeDown = useTakeDownConflict(conflict.id);
  const place = useRef<HTMLSpanElement>(null);
  const next = useRef<HTMLElement>(null);
  const confirm = () =>
    takeDown.mutate(undefined, {
      onSuccess: ({ message }) => {
        next.current = place.current && neighbourEntryLink(place.current);
        opened.onOpenChange(false);
        toasts.show({ title: message, tone: 'success' });
      },
    });
  return (
    <>
      <span ref={place} hidden />
      <Dialog
        {...opened}
        title="Take this conflict down?"
        description="It will disappear from every list, its link will stop working, and nobody will be able to vote or comment anymore. You’ll still see it in your profile. You can’t undo this."
        leave="Keep it"
        actions={
          <Button variant="danger" pending={takeDown.isPending} onClick={confirm}>
            Take down
          </Button>
        }
        focusAfter={() => next.current}
      >
        <RequestFailed request={takeDown} title="Your conflict wasn’t taken down" />
      </Dialog>
    </>
  );
}
