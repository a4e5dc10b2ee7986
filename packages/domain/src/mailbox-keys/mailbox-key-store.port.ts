import type { Timestamp } from '../kernel/ids.ts';
import type { EstablishedRule } from './established.rule.ts';

export interface MailboxKeyStore {
  /**
   * Ends the mailbox key that expired first. If no account or other mailbox still has the key, first replaces its
   * mailbox ids with random ones, in up to `limit` votes, `limit` marks and `limit` reports per call.
   * @returns false if no key has expired; otherwise call again
   */
  endNext(now: Timestamp, limit: number): Promise<boolean>;
  /**
   * Whether at least `count` members are established. Counts an account's age from its first vote, because a vote names
   * its account only by a keyed hash, so the account's creation date cannot be looked up.
   */
  hasEstablished(count: number, rule: EstablishedRule, now: Timestamp): Promise<boolean>;
}
