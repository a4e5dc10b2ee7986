import type { Timestamp } from '../kernel/ids.ts';
import type { EstablishedRule } from './established.rule.ts';

export interface MailboxKeyStore {
  /**
   * Picks a mailbox key that no account claims any longer, and replaces its mailbox id with random ones in at most
   * `limit` rows. Counts do not change.
   * @returns whether more rows may remain
   */
  endNext(now: Timestamp, limit: number): Promise<boolean>;
  /**
   * Whether at least `count` members are established. Reads only votes, because an account is at least as old as its
   * first vote.
   */
  hasEstablished(count: number, rule: EstablishedRule, now: Timestamp): Promise<boolean>;
}
