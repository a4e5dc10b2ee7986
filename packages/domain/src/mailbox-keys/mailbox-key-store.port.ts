import type { Timestamp } from '../kernel/ids.ts';
import type { EstablishedRule } from './established.rule.ts';

export interface MailboxKeyStore {
  /**
   * Forgets one mailbox key whose claims have all ended by `now`. Each call gives up to `limit` of the key's rows
   * random mailbox ids, and the last call deletes the claims. Tallies do not change. A mailbox that has been claimed
   * again keeps its key.
   * @returns whether there may be more
   */
  endNext(now: Timestamp, limit: number): Promise<boolean>;
  /**
   * Whether at least `count` voters are established. Reads only votes, because an account is at least as old as its
   * first vote.
   */
  hasEstablished(count: number, rule: EstablishedRule, now: Timestamp): Promise<boolean>;
}
