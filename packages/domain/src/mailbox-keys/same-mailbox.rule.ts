import type { MailboxKey, MemberId } from '../kernel/ids.ts';

/**
 * Whether an account is the member's own, or another account of their mailbox.
 * @param keyOf an account's mailbox key, or null
 */
export const sameMailboxAs = (
  member: MemberId,
  keyOf: (account: MemberId) => MailboxKey | null,
): ((account: MemberId | null) => boolean) => {
  const own = keyOf(member);
  return (account) => account !== null && (account === member || (own !== null && keyOf(account) === own));
};
