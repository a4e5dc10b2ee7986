import type { MemberId } from '@twosides/domain/kernel';
import type { Receipt } from './send.ts';

/** What the tabs and the service worker of one device tell each other. */
export type OutboxMessage =
  | { readonly type: 'enqueued' }
  /** The server's answer, for those who show the conflict. It is told, never stored: it may hold a result. */
  | { readonly type: 'receipt'; readonly memberId: MemberId; readonly receipt: Receipt }
  /** The member's session is no more, or somebody else's, found out by somebody who has no page to show it. */
  | { readonly type: 'signed-out'; readonly memberId: MemberId };

export type OutboxChannel = Omit<BroadcastChannel, 'postMessage'> & { postMessage(message: OutboxMessage): void };

export const openOutboxChannel = (): OutboxChannel => new BroadcastChannel('outbox');

/** The tag under which the browser wakes the service worker once there is a network. */
export const SYNC_TAG = 'outbox';
