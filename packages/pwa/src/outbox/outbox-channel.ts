import type { MemberId } from '@twosides/domain/kernel';
import type { Receipt } from './send.ts';

export type OutboxMessage =
  | { readonly type: 'enqueued' }
  /** A receipt for the screens of other tabs. Never stored, because it may contain a result. */
  | {
      readonly type: 'receipt';
      readonly memberId: MemberId;
      readonly receipt: Receipt;
      /** True if the service worker sent the action. A visible page then announces that it was sent. */
      readonly isUntold?: boolean;
    }
  | { readonly type: 'signed-out'; readonly memberId: MemberId };

export type OutboxChannel = Omit<BroadcastChannel, 'postMessage'> & { postMessage(message: OutboxMessage): void };

export const openOutboxChannel = (): OutboxChannel => new BroadcastChannel('outbox');

export const SYNC_TAG = 'outbox';
