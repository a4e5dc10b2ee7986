import type { MemberId } from '@twosides/domain/kernel';
import type { Receipt } from './send.ts';

/** Messages between tabs and service worker. */
export type OutboxMessage =
  | { readonly type: 'enqueued' }
  /** The server's response, for screens that show the conflict. Never stored, since it may hold a result. */
  | {
      readonly type: 'receipt';
      readonly memberId: MemberId;
      readonly receipt: Receipt;
      /** The worker sent it, so no page has announced it. */
      readonly isUntold?: boolean;
    }
  /** The member's session ended or is somebody else's, as found without a page. */
  | { readonly type: 'signed-out'; readonly memberId: MemberId };

export type OutboxChannel = Omit<BroadcastChannel, 'postMessage'> & { postMessage(message: OutboxMessage): void };

export const openOutboxChannel = (): OutboxChannel => new BroadcastChannel('outbox');

/** The background-sync tag. */
export const SYNC_TAG = 'outbox';
