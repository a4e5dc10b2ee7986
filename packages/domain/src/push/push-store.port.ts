import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { PushDevice, PushSubscription } from '../model/push.ts';

/**
 * Browsers to be told. One whose session has ended or expired is not there for any of these calls, and is forgotten
 * with it.
 */
export interface PushStore {
  /**
   * Keeps a subscription, in place of the one with the same id, no matter whose that was; `createdAt` stays where the
   * member does. Of a member's the latest seen `PUSH_DEVICES_MAX` are kept. Does nothing where the session has ended.
   */
  save(subscription: PushSubscription): Promise<void>;
  /** A member's, the latest seen first. */
  listOf(member: MemberId, now: Timestamp): Promise<readonly PushDevice[]>;
  find(id: string, now: Timestamp): Promise<PushSubscription | null>;
  /** @returns false when the member has none of this id */
  remove(member: MemberId, id: string): Promise<boolean>;
  /** Forgets what its push service knows no longer: only this very endpoint with these very keys. */
  forget(subscription: PushSubscription): Promise<void>;
  /**
   * Notes the public key under which browsers subscribe. Those that have subscribed under the one noted before cannot
   * be told any more.
   * @param forgets whether they are forgotten then
   * @returns false, and nothing has changed, where there are such and they are to be kept
   */
  meetKey(publicKey: string, forgets: boolean): Promise<boolean>;
}
