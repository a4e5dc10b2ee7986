import type { MailboxKey, MemberId } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';

export type Claim = {
  readonly mailboxKey: MailboxKey;
  readonly isNew: boolean;
  /** Whether the mailbox was already claimed for this key. */
  readonly isKept: boolean;
};

/** A claim never moves to another key, so there are never more keys than mailboxes. */
export const claimMailbox = (
  own: MailboxKey | null,
  claimed: MailboxKey | null,
  newMailboxKey: () => MailboxKey,
): Claim => {
  const mailboxKey = own ?? claimed ?? newMailboxKey();
  return { mailboxKey, isNew: claimed === null, isKept: claimed === mailboxKey };
};

/** How long the mailboxes of a deleted account keep their key, and so their one vote per conflict. */
export const CLAIM_OUTLIVES_ACCOUNT = 90 * DAY;

export const sameMailboxAs = (
  member: MemberId,
  keyOf: (account: MemberId) => MailboxKey | null,
): ((account: MemberId | null) => boolean) => {
  const own = keyOf(member);
  return (account) => account !== null && (account === member || (own !== null && keyOf(account) === own));
};
