import type { Timestamp } from '../kernel/ids.ts';
import type { EstablishedRule } from './established.rule.ts';

export interface MailboxKeyStore {
  /**
   * Gives random mailbox ids to up to `limit` rows of one key whose claims have all ended. Tallies do not change.
   * @returns whether there may be more
   */
  endNext(now: Timestamp, limit: number): Promise<boolean>;
  /** Reads only votes, because an account is at least as old as its first vote. */
  hasEstablished(count: number, rule: EstablishedRule, now: Timestamp): Promise<boolean>;
}
