import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { PushDevice, PushSubscription } from '../model/push.ts';

/** A subscription whose session ended or expired is invisible to all calls, and is deleted with the session. */
export interface PushStore {
  /**
   * Replaces a subscription with the same id, of any member; `createdAt` stays if the member does. Keeps the latest
   * `PUSH_DEVICES_MAX` of a member. Does nothing if the session has ended.
   */
  save(subscription: PushSubscription): Promise<void>;
  /** Last seen first. */
  listOf(member: MemberId, now: Timestamp): Promise<readonly PushDevice[]>;
  find(id: string, now: Timestamp): Promise<PushSubscription | null>;
  /** @returns false if the member has none with this id */
  remove(member: MemberId, id: string): Promise<boolean>;
  /** Deletes a subscription that its push service no longer knows, if endpoint and keys are unchanged. */
  forget(subscription: PushSubscription): Promise<void>;
  /**
   * Records the public key that browsers subscribe under. Subscriptions under an earlier key stop working.
   * @param forgets whether to delete subscriptions under an earlier key
   * @returns false, without a change, if there are such subscriptions and `forgets` is false
   */
  ensurePublicKey(publicKey: string, forgets: boolean): Promise<boolean>;
}
