import type { Timestamp } from '../kernel/ids.ts';
import { MINUTE } from '../kernel/time.ts';
import { CLAIM_OUTLIVES_ACCOUNT } from '../mailbox-keys/mailbox-key.rule.ts';
import type { ConflictsFate, JobPayload } from '../model/job.ts';
import type { MailToken, Member } from '../model/member.ts';
import { enqueue, type Write } from '../model/write.ts';

/** All requests that were in flight at a deletion have ended by then. */
const LAST_REQUESTS = 2 * MINUTE;

/** A newly verified address claims its mailbox for the member's mailbox key. */
export const putMember = (member: Member, before: Member | null): readonly Write[] => {
  const isKnown = before?.emailVerified && before.id === member.id && before.email === member.email;
  const put: Write = { kind: 'put-member', member };
  return member.emailVerified && !isKnown
    ? [put, { kind: 'claim-mailbox-key', memberId: member.id, email: member.email }]
    : [put];
};

/** The second job runs later, because requests in flight may still store a vote or a report. */
export const deleteMember = (member: Member, conflicts: ConflictsFate, now: Timestamp): readonly Write[] => {
  const payload: JobPayload = { kind: 'erase-member', memberId: member.id, conflicts };
  return [
    { kind: 'delete-member', member, claimsEndAt: now + CLAIM_OUTLIVES_ACCOUNT },
    enqueue({ key: `erase-member:${member.id}`, payload, runAt: now }),
    enqueue({ key: `erase-member-again:${member.id}`, payload, runAt: now + LAST_REQUESTS }),
  ];
};

export const EVERY_LINK: readonly MailToken['purpose'][] = ['sign-in', 'reset-password', 'change-email'];
