import type { MailboxKey } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';

/** What a member who proves a mailbox makes of its claim. */
export type Claim = {
  readonly mailboxKey: MailboxKey;
  /** Nobody has claimed the mailbox before. */
  readonly isNew: boolean;
  /** The claim is the member's own, so that it no longer ends. */
  readonly isKept: boolean;
};

/**
 * A claim never moves and a mailbox key never changes: a member who has one keeps it, whatever mailbox they move to,
 * and a member who has none takes that of the mailbox. So there are never more mailbox keys than mailboxes.
 * @param own the member's mailbox key
 * @param claimed the mailbox key that has claimed the mailbox
 */
export const claimMailbox = (
  own: MailboxKey | null,
  claimed: MailboxKey | null,
  newMailboxKey: () => MailboxKey,
): Claim => {
  const mailboxKey = own ?? claimed ?? newMailboxKey();
  return { mailboxKey, isNew: claimed === null, isKept: claimed === mailboxKey };
};

/** Milliseconds for which the claims of a deleted account hold their mailboxes' one vote. */
export const CLAIM_OUTLIVES_ACCOUNT = 90 * DAY;
