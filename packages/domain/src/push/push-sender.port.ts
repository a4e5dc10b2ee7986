import type { PushMessage, PushSubscription } from '../model/push.ts';

export type PushOutcome =
  | { readonly is: 'delivered' }
  | { readonly is: 'gone' }
  | { readonly is: 'dropped'; readonly problem: string }
  | { readonly is: 'key-refused'; readonly problem: string }
  /** The push may be sent again after `retryAfter` milliseconds, or at any time if null. */
  | { readonly is: 'failed'; readonly problem: string; readonly retryAfter: number | null };

/** An outcome's `problem` names the host, but never the endpoint, which is secret. */
export interface PushSender {
  /** The server's VAPID key in base64url. */
  readonly publicKey: string;
  accepts(endpoint: string): boolean;
  /** @param lifetime how many seconds the push service stores the message while the browser is offline */
  send(subscription: PushSubscription, message: PushMessage, lifetime: number): Promise<PushOutcome>;
}
