import type { Timestamp } from '@twosides/domain/kernel';
import type { OutboxRow } from '@twosides/domain/model';
import { liveQuery } from 'dexie';
import type { ActionOutcome } from './outcome.rule.ts';
import { readAction } from './rows.ts';

/** Milliseconds. Longer than a request may take, because other rows may be sent first. */
const TIMEOUT = 25_000;

export function awaitOutcome({ opId }: OutboxRow, since: Timestamp): Promise<ActionOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: ActionOutcome) => {
      clearTimeout(timer);
      subscription.unsubscribe();
      resolve(outcome);
    };
    const timer = setTimeout(() => end({ state: 'waiting' }), TIMEOUT);
    const subscription = liveQuery(() => readAction(opId)).subscribe(
      ({ row, receipt }) => {
        if (receipt) end({ state: 'sent', isReveal: receipt.isReveal });
        else if (row === null) end({ state: 'waiting' });
        else if (row.state === 'needs-login') end({ state: 'signed-out' });
        else if (row.state !== 'sending' && row.lastError !== null && row.lastError.at >= since)
          end(
            // Without a response, the row stays in the outbox, which sends it again.
            navigator.onLine && row.lastError.status !== 0
              ? {
                  state: 'failed',
                  message: row.lastError.message,
                  hasNewWords: row.lastError.text !== undefined,
                  isSuspended: row.lastError.code === 'suspended',
                }
              : { state: 'waiting' },
          );
      },
      () => end({ state: 'waiting' }),
    );
  });
}
