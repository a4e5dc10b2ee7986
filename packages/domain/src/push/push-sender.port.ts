import type { PushMessage, PushSubscription } from '../model/push.ts';

export type PushOutcome =
  | { readonly is: 'delivered' }
  | { readonly is: 'gone' }
  /** The service will never accept this message. */
  | { readonly is: 'dropped'; readonly problem: string }
  /** Our key (VAPID) is refused: no push arrives until the operator acts. */
  | { readonly is: 'key-refused'; readonly problem: string }
  /** Retry, not before `retryAfter` milliseconds if given. */
  | { readonly is: 'failed'; readonly problem: string; readonly retryAfter: number | null };

/** Messages are end-to-end encrypted. A `problem` names the host, never the endpoint. */
export interface PushSender {
  /** VAPID, base64url. */
  readonly publicKey: string;
  accepts(endpoint: string): boolean;
  /**
   * Finishes within 5 s.
   * @param lifetime seconds that the service stores the message for an absent browser
   */
  send(subscription: PushSubscription, message: PushMessage, lifetime: number): Promise<PushOutcome>;
}
