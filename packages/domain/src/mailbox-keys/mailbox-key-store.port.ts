import type { Timestamp } from '../kernel/ids.ts';
import type { EstablishedRule } from './established.rule.ts';

/** Mailbox keys, the mailboxes claimed for them (by the account store), and what was done under them. */
export interface MailboxKeyStore {
  /**
   * Forgets one mailbox key whose claims have all ended by `now`: gives up to `limit` of its votes, marks and reports
   * random mailbox ids, and finally deletes the claims. Tallies stay. A mailbox claimed again meanwhile keeps its key.
   * @returns whether there may be more
   */
  endNext(now: Timestamp, limit: number): Promise<boolean>;
  /**
   * Whether at least `count` members are established by `now`, judging by their votes: a first vote that old implies
   * an account that old.
   */
  hasEstablished(count: number, rule: EstablishedRule, now: Timestamp): Promise<boolean>;
}
