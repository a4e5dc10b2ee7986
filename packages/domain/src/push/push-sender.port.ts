import type { PushMessage, PushSubscription } from '../model/push.ts';

/** A push service's response. */
export type PushOutcome =
  | { readonly is: 'delivered' }
  /** The subscription no longer exists. */
  | { readonly is: 'gone' }
  /** The service will never accept this message. */
  | { readonly is: 'dropped'; readonly problem: string }
  /** Our key (VAPID) is refused: no push arrives until the operator acts. */
  | { readonly is: 'key-refused'; readonly problem: string }
  /** The try failed. Retry, not before `retryAfter` ms if given. */
  | { readonly is: 'failed'; readonly problem: string; readonly retryAfter: number | null };

/** Sends end-to-end encrypted messages through push services. A `problem` names the host, never the endpoint. */
export interface PushSender {
  /** Our public VAPID key, base64url, for subscribing. */
  readonly publicKey: string;
  /** Whether the endpoint belongs to a supported push service. */
  accepts(endpoint: string): boolean;
  /**
   * Sends a message. Finishes within 5 s.
   * @param lifetime seconds that the service stores the message for an absent browser
   */
  send(subscription: PushSubscription, message: PushMessage, lifetime: number): Promise<PushOutcome>;
}
