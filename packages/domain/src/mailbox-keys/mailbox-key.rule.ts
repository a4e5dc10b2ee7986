import type { MailboxKey } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';

/** The effect of proving a mailbox. */
export type Claim = {
  readonly mailboxKey: MailboxKey;
  /** Nobody claimed the mailbox before. */
  readonly isNew: boolean;
  /** The claim is the member's own and no longer ends. */
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

/** How long the claims of a deleted account keep their mailboxes' one vote, in milliseconds. */
export const CLAIM_OUTLIVES_ACCOUNT = 90 * DAY;
