import type { PushMessage, PushSubscription } from '../model/push.ts';

/** What a push service has made of a message. */
export type PushOutcome =
  | { readonly is: 'delivered' }
  /** The subscription is known no longer. */
  | { readonly is: 'gone' }
  /** It will never take this message. */
  | { readonly is: 'dropped'; readonly problem: string }
  /** It does not take our key (VAPID): nothing reaches anybody until the operator acts. */
  | { readonly is: 'key-refused'; readonly problem: string }
  /** Worth another try, not before `retryAfter` ms where it says so. */
  | { readonly is: 'failed'; readonly problem: string; readonly retryAfter: number | null };

/**
 * Hands messages over to the browsers' push services, encrypted for the browser alone. Problems name hosts, never
 * endpoints.
 */
export interface PushSender {
  /** Our public key (VAPID), base64url: what browsers subscribe with. */
  readonly publicKey: string;
  /** Whether the endpoint is one of a push service that we speak to. */
  accepts(endpoint: string): boolean;
  /**
   * Ends within 5 s.
   * @param lifetime for how long the service keeps it for a browser that is away, in seconds
   */
  send(subscription: PushSubscription, message: PushMessage, lifetime: number): Promise<PushOutcome>;
}
