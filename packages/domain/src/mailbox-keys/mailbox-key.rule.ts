import type { MailboxKey } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';

/** What verifying an address claims. */
export type Claim = {
  readonly mailboxKey: MailboxKey;
  /** Whether nobody had claimed the mailbox before. */
  readonly isNew: boolean;
  /** Whether the mailbox was claimed for this key already. That claim then no longer ends. */
  readonly isKept: boolean;
};

/**
 * The mailbox key of a member who verified an address: their own, else the one that claimed the mailbox, else a new
 * one. Claims never move and mailbox keys never change, so there are never more keys than mailboxes.
 * @param own the member's mailbox key
 * @param claimed the key that has claimed the mailbox
 */
export const claimMailbox = (
  own: MailboxKey | null,
  claimed: MailboxKey | null,
  newMailboxKey: () => MailboxKey,
): Claim => {
  const mailboxKey = own ?? claimed ?? newMailboxKey();
  return { mailboxKey, isNew: claimed === null, isKept: claimed === mailboxKey };
};

/**
 * How long the mailboxes of a deleted account keep its mailbox key, and so its one vote per conflict, in milliseconds.
 */
export const CLAIM_OUTLIVES_ACCOUNT = 90 * DAY;
