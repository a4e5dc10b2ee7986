import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { PushDevice, PushSubscription } from '../model/push.ts';

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
