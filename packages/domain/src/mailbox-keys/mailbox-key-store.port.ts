import type { Timestamp } from '../kernel/index.ts';
import type { EstablishedRule } from './mailbox-key.rule.ts';

export interface MailboxKeyStore {
  /** @returns false if no key has expired; otherwise call again */
  endNext(now: Timestamp, limit: number): Promise<boolean>;
  /** Counts a member's age from their first vote, because a vote does not tell which account cast it. */
  hasEstablished(count: number, rule: EstablishedRule, now: Timestamp): Promise<boolean>;
}
