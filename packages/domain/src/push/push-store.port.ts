import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { PushDevice, PushSubscription } from '../model/push.ts';

/** A subscription is deleted together with its session. No method returns one whose session ended or expired. */
export interface PushStore {
  /**
   * Replaces a subscription with the same id, even another member's. Keeps only the member's latest `PUSH_DEVICES_MAX`
   * subscriptions. Does nothing if the session has ended.
   */
  save(subscription: PushSubscription): Promise<void>;
  /** The device seen last comes first. */
  listOf(member: MemberId, now: Timestamp): Promise<readonly PushDevice[]>;
  find(id: string, now: Timestamp): Promise<PushSubscription | null>;
  remove(member: MemberId, id: string): Promise<boolean>;
  /** Deletes the subscription, unless its stored keys differ, because then the browser has renewed them meanwhile. */
  forget(subscription: PushSubscription): Promise<void>;
  /**
   * Records the public key with which browsers subscribe.
   * @param forgets whether to delete subscriptions made with an earlier key, because they no longer work
   * @returns false, without any change, if such subscriptions exist and `forgets` is false
   */
  ensurePublicKey(publicKey: string, forgets: boolean): Promise<boolean>;
}
