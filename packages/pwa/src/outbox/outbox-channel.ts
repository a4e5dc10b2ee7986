import type { MemberId } from '@twosides/domain/kernel';
import type { Receipt } from './send.ts';

export type OutboxMessage =
  | { readonly type: 'enqueued' }
  /** Never stored, because a receipt may contain a result. */
  | {
      readonly type: 'receipt';
      readonly memberId: MemberId;
      readonly receipt: Receipt;
      readonly isUntold?: boolean;
    }
  | { readonly type: 'signed-out'; readonly memberId: MemberId };

export type OutboxChannel = Omit<BroadcastChannel, 'postMessage'> & { postMessage(message: OutboxMessage): void };

export const openOutboxChannel = (): OutboxChannel => new BroadcastChannel('outbox');

export const SYNC_TAG = 'outbox';
