import type { Timestamp } from '../kernel/ids.ts';
import { MINUTE } from '../kernel/time.ts';
import { CLAIM_OUTLIVES_ACCOUNT } from '../mailbox-keys/mailbox-key.rule.ts';
import type { ConflictsFate, JobPayload } from '../model/job.ts';
import type { MailToken, Member } from '../model/member.ts';
import { enqueue, type Write } from '../model/write.ts';

/** After this time, all requests that were in flight at a deletion have ended. */
const LAST_REQUESTS = 2 * MINUTE;

/** Also claims the mailbox of a newly verified address. */
export const putMember = (member: Member, before: Member | null): readonly Write[] => {
  const isKnown = before?.emailVerified && before.id === member.id && before.email === member.email;
  const put: Write = { kind: 'put-member', member };
  return member.emailVerified && !isKnown
    ? [put, { kind: 'claim-mailbox-key', memberId: member.id, email: member.email }]
    : [put];
};

/** Erases twice, because a request in flight may store a vote or a report after the first job. */
export const deleteMember = (member: Member, conflicts: ConflictsFate, now: Timestamp): readonly Write[] => {
  const payload: JobPayload = { kind: 'erase-member', memberId: member.id, conflicts };
  return [
    { kind: 'delete-member', member, claimsEndAt: now + CLAIM_OUTLIVES_ACCOUNT },
    enqueue({ key: `erase-member:${member.id}`, payload, runAt: now }),
    enqueue({ key: `erase-member-again:${member.id}`, payload, runAt: now + LAST_REQUESTS }),
  ];
};

export const EVERY_LINK: readonly MailToken['purpose'][] = ['sign-in', 'reset-password', 'change-email'];

/**
 * Ends all registrations of the address. Voids everything that was set up before the address was verified.
 * @param createdAt when the account first had a password
 */
export const takeOverAccount = (
  member: Member,
  passwordHash: string | null,
  now: Timestamp,
  createdAt: Timestamp = now,
): readonly Write[] => {
  const memberId = member.id;
  return [
    ...putMember({ ...member, emailVerified: true, updatedAt: now }, member),
    passwordHash === null
      ? { kind: 'drop-credential', memberId }
      : { kind: 'put-credential', credential: { memberId, passwordHash, createdAt, updatedAt: now } },
    { kind: 'drop-identities', memberId, provider: 'all' },
    { kind: 'drop-passkeys', memberId, id: 'all' },
    { kind: 'void-tokens', memberId, purposes: EVERY_LINK },
    { kind: 'end-registrations', email: member.email },
    { kind: 'end-sessions', memberId },
  ];
};
