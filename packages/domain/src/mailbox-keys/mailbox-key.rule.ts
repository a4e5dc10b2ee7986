import type { MailboxKey, MemberId } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';

export type Claim = {
  readonly mailboxKey: MailboxKey;
  readonly isNew: boolean;
  /** Whether `mailboxKey` was already the mailbox's key. */
  readonly isKept: boolean;
};

/**
 * A new key requires a mailbox without a key, and a mailbox keeps the key it has. Otherwise members could get more
 * keys, and so more votes, than they have mailboxes.
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
 * The mailboxes of a deleted account keep their key for this long, so that a new account of the same mailbox cannot
 * vote on the same conflicts again.
 */
export const CLAIM_OUTLIVES_ACCOUNT = 90 * DAY;

export const sameMailboxAs = (
  member: MemberId,
  keyOf: (account: MemberId) => MailboxKey | null,
): ((account: MemberId | null) => boolean) => {
  const own = keyOf(member);
  return (account) => account !== null && (account === member || (own !== null && keyOf(account) === own));
};
