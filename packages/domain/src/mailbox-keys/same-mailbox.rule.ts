import type { MailboxKey, MemberId } from '../kernel/ids.ts';

export const sameMailboxAs = (
  member: MemberId,
  keyOf: (account: MemberId) => MailboxKey | null,
): ((account: MemberId | null) => boolean) => {
  const own = keyOf(member);
  return (account) => account !== null && (account === member || (own !== null && keyOf(account) === own));
};
