import type { MemberId, Timestamp } from '../kernel/index.ts';
import type { PushDevice, PushMessage, PushSubscription } from '../model/index.ts';

/** No method returns a subscription whose session has ended or expired. */
export interface PushStore {
  /** Replaces a subscription with the same id, even if it belongs to another member. */
  save(subscription: PushSubscription): Promise<void>;
  listOf(member: MemberId, now: Timestamp): Promise<readonly PushDevice[]>;
  find(id: string, now: Timestamp): Promise<PushSubscription | null>;
  remove(member: MemberId, id: string): Promise<boolean>;
  /** Keeps the subscription if its stored keys differ, because then the browser has renewed them. */
  forget(subscription: PushSubscription): Promise<void>;
  /**
   * @param forgets whether to delete subscriptions made with an earlier key, which no longer work
   * @returns false, without any change, if such subscriptions exist and `forgets` is false
   */
  ensurePublicKey(publicKey: string, forgets: boolean): Promise<boolean>;
}

export type PushOutcome =
  | { readonly is: 'delivered' | 'gone' | 'dropped' }
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
