import { useEffect, useState } from 'react';
import { actionsText } from '../../../outbox/announce-action.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import { withOutbox } from '../../../outbox/submit.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { useOnline } from '../../../ui/layout/use-device.ts';
import type { Asked } from '../../../ui/overlay/ask.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';

/** `since`: time of the press on "Send first", in milliseconds. */
type Try = { readonly since: number; readonly hasFailed: boolean };

/** Asks first, because logging out deletes the member's unsent items from this device. */
export function LogOutDialog({ onAnswer, ...opened }: Asked<'log-out'>) {
  const { rows, unreadable } = useOutboxItems();
  const isOnline = useOnline();
  const [attempt, setAttempt] = useState<Try | null>(null);
  const kinds = [...rows, ...unreadable].map((row) => ('kind' in row ? row.kind : 'comment'));
  const count = kinds.length;
  const isSending = attempt !== null && !attempt.hasFailed;
  const cannotAllGo =
    !isOnline ||
    unreadable.length > 0 ||
    rows.some(
      ({ state, lastError }) =>
        state === 'rejected' || state === 'needs-login' || (lastError?.at ?? 0) >= (attempt?.since ?? Infinity),
    );

  useEffect(() => {
    if (!opened.open || !isSending) return;
    if (count === 0) {
      onAnswer('log-out');
    } else if (cannotAllGo) {
      setAttempt({ since: 0, hasFailed: true });
    }
  }, [opened.open, isSending, count, cannotAllGo, onAnswer]);

  const sendFirst = () => {
    setAttempt({ since: Date.now(), hasFailed: false });
    void withOutbox(({ sendNow }) => sendNow());
  };

  return (
    <Dialog
      {...opened}
      title={count === 0 ? 'Everything has been sent. Sign out now?' : 'Sign out before everything is sent?'}
      description={
        count > 0 &&
        `${actionsText(kinds)} ${count === 1 ? 'is' : 'are'} still in your outbox. If you sign out now, ${count === 1 ? 'it' : 'they'} won’t be sent.`
      }
      leave="Stay"
      actions={
        <>
          <Button variant={count === 0 ? 'fill' : 'danger'} onClick={() => onAnswer('log-out')}>
            {count > 0 ? 'Discard and sign out' : 'Sign out'}
          </Button>
          {count > 0 && (
            <Button variant="fill" pending={isSending} onClick={sendFirst}>
              Send first
            </Button>
          )}
        </>
      }
    >
      <p role="status">
        {attempt?.hasFailed && count > 0 && 'We couldn’t send everything yet. You’re still signed in.'}
      </p>
    </Dialog>
  );
}
