import type { MailboxKey, MemberId } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';

export type Claim = {
  readonly mailboxKey: MailboxKey;
  readonly isNew: boolean;
  readonly isKept: boolean;
};

/** Makes a new key only if neither the member nor the mailbox has one, because each key allows a vote. */
export const claimMailbox = (
  own: MailboxKey | null,
  claimed: MailboxKey | null,
  newMailboxKey: () => MailboxKey,
): Claim => {
  const mailboxKey = own ?? claimed ?? newMailboxKey();
  return { mailboxKey, isNew: claimed === null, isKept: claimed === mailboxKey };
};

/** For this long after an account is deleted, a new account of its mailbox cannot vote on the same conflicts. */
export const CLAIM_OUTLIVES_ACCOUNT = 90 * DAY;

export const sameMailboxAs = (
  member: MemberId,
  keyOf: (account: MemberId) => MailboxKey | null,
): ((account: MemberId | null) => boolean) => {
  const own = keyOf(member);
  return (account) => account !== null && (account === member || (own !== null && keyOf(account) === own));
};
