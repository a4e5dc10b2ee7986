import type { Timestamp } from '../kernel/ids.ts';
import type { EstablishedRule } from './established.rule.ts';

export interface MailboxKeyStore {
  /** @returns false if no key has expired; otherwise call again */
  endNext(now: Timestamp, limit: number): Promise<boolean>;
  /** Counts a member's age from their first vote, because a vote does not tell which account cast it. */
  hasEstablished(count: number, rule: EstablishedRule, now: Timestamp): Promise<boolean>;
}
