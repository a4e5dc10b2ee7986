import type { Timestamp } from '../kernel/ids.ts';
import type { EstablishedRule } from './established.rule.ts';

export interface MailboxKeyStore {
  /**
   * Forgets one mailbox key whose claims have all ended by `now`: gives up to `limit` of its rows random mailbox ids,
   * and finally deletes the claims. Tallies stay. A mailbox claimed again meanwhile keeps its key.
   * @returns whether there may be more
   */
  endNext(now: Timestamp, limit: number): Promise<boolean>;
  /** Judges by votes: a first vote that old implies an account that old. */
  hasEstablished(count: number, rule: EstablishedRule, now: Timestamp): Promise<boolean>;
}
