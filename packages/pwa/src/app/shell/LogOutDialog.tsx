import { useEffect, useState } from 'react';
import { useOutboxItems } from '../../outbox/outbox-items.ts';
import { useOutbox } from '../../outbox/use-outbox.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

type LogOutDialogProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onLogOut: () => void;
};

/** Logging out leaves nothing on the device: before it does, there is a choice about what was not sent. */
export function LogOutDialog({ open, onOpenChange, onLogOut }: LogOutDialogProps) {
  const { rows, unreadable } = useOutboxItems();
  const outbox = useOutbox();
  const [isSending, setSending] = useState(false);
  const count = rows.length + unreadable.length;

  useEffect(() => {
    if (!open || !isSending || count > 0) return;
    onOpenChange(false);
    onLogOut();
  }, [open, isSending, count, onOpenChange, onLogOut]);

  const change = (next: boolean) => {
    setSending(false);
    onOpenChange(next);
  };
  const sendFirst = () => {
    setSending(true);
    void outbox(({ sendNow }) => sendNow());
  };

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Log out before everything is sent?"
      description={`${count === 1 ? '1 vote or comment is' : `${count} votes and comments are`} still in your outbox. Logging out removes what is kept on this device.`}
      actions={
        <>
          <Button onClick={() => change(false)}>Stay</Button>
          <Button variant="danger" onClick={onLogOut}>
            Discard and log out
          </Button>
          <Button
            variant="fill"
            pending={isSending && rows.some(({ state }) => state === 'sending')}
            onClick={sendFirst}
          >
            Send first
          </Button>
        </>
      }
    >
      {isSending && <p role="status">It could not all be sent yet. You are logged out as soon as it is.</p>}
    </Dialog>
  );
}
