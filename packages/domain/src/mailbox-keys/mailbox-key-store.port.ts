import type { Timestamp } from '../kernel/ids.ts';
import type { EstablishedRule } from './established.rule.ts';

export interface MailboxKeyStore {
  /**
   * Picks a mailbox key that no account claims any longer, and replaces its mailbox id by random ones in at most
   * `limit` rows. No count changes.
   * @returns whether there may be more
   */
  endNext(now: Timestamp, limit: number): Promise<boolean>;
  /** Reads only votes, because an account is at least as old as its first vote. */
  hasEstablished(count: number, rule: EstablishedRule, now: Timestamp): Promise<boolean>;
}
