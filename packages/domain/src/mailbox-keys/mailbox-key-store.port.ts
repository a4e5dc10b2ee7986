import type { Timestamp } from '../kernel/ids.ts';
import type { EstablishedRule } from './established.rule.ts';

export interface MailboxKeyStore {
  /**
   * Ends one expired mailbox key. If no account has the key, replaces its mailbox ids with random ones, in at most
   * `limit` votes, marks and reports each.
   * @returns false if no key has expired; otherwise call again
   */
  endNext(now: Timestamp, limit: number): Promise<boolean>;
  /**
   * Whether at least `count` members are established. Counts an account's age from its first vote, because votes do not
   * name the account.
   */
  hasEstablished(count: number, rule: EstablishedRule, now: Timestamp): Promise<boolean>;
}
