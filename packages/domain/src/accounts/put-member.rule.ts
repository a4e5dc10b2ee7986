import type { MailToken, Member } from '../model/member.ts';
import type { Write } from '../model/write.ts';

/**
 * Saves a member. A newly verified address claims its mailbox for the member's mailbox key, whatever has verified it.
 * @param before the member as it is stored; null for a new one
 */
export const putMember = (member: Member, before: Member | null): readonly Write[] => {
  const isKnown = before?.emailVerified && before.id === member.id && before.email === member.email;
  const put: Write = { kind: 'put-member', member };
  return member.emailVerified && !isKnown
    ? [put, { kind: 'claim-mailbox-key', memberId: member.id, email: member.email }]
    : [put];
};

/** Every purpose of a mailed link of a member, links that would give the account another address among them. */
export const EVERY_LINK: readonly MailToken['purpose'][] = ['sign-in', 'reset-password', 'change-email'];
