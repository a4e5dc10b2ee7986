import type { Timestamp } from '../kernel/ids.ts';
import type { EstablishedRule } from './established.rule.ts';

/** The claims of mailboxes on mailbox keys, which the account store makes, and what mailbox keys have done. */
export interface MailboxKeyStore {
  /**
   * Lets a mailbox key whose claims have all ended by `now` be forgotten: at most `limit` of its votes, marks and
   * reports each get random mailbox ids, each its own, and when none is left, the claims go. The tally stays. A mailbox
   * that is claimed again meanwhile keeps its mailbox key.
   * @returns whether there may be more
   */
  endNext(now: Timestamp, limit: number): Promise<boolean>;
  /**
   * Whether so many members are established by `now`, as far as their votes tell: who first voted that long ago has an
   * account of that age.
   */
  hasEstablished(count: number, rule: EstablishedRule, now: Timestamp): Promise<boolean>;
}
