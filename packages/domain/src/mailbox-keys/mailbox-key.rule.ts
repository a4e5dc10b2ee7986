import type { MailboxKey } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';

export type Claim = {
  readonly mailboxKey: MailboxKey;
  readonly isNew: boolean;
  /** Whether the mailbox was claimed for this key already. That claim then no longer ends. */
  readonly isKept: boolean;
};

/**
 * The member's own key, else the one that claimed the mailbox, else a new one. Claims never move and mailbox keys never
 * change, so there are never more keys than mailboxes.
 */
export const claimMailbox = (
  own: MailboxKey | null,
  claimed: MailboxKey | null,
  newMailboxKey: () => MailboxKey,
): Claim => {
  const mailboxKey = own ?? claimed ?? newMailboxKey();
  return { mailboxKey, isNew: claimed === null, isKept: claimed === mailboxKey };
};

/** A deleted account's mailboxes keep their key, and so their one vote per conflict, for this long. */
export const CLAIM_OUTLIVES_ACCOUNT = 90 * DAY;
