import { MINUTE, type Timestamp } from '../kernel/index.ts';
import { CLAIM_OUTLIVES_ACCOUNT } from '../mailbox-keys/mailbox-key.rule.ts';
import type { ConflictsFate, JobPayload, MailToken, Member, Write } from '../model/index.ts';
import { enqueue } from '../model/index.ts';

const LAST_REQUESTS = 2 * MINUTE;

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

type Access = {
  readonly createdAt?: Timestamp | undefined;
  readonly email?: string;
  readonly keepsProviders?: boolean;
  readonly keepsPasskeys?: boolean;
};

/** Call this only after the person has proved that they read the mailbox. */
export const resetAccess = (
  before: Member,
  passwordHash: string | null,
  now: Timestamp,
  { createdAt = now, email = before.email, keepsProviders, keepsPasskeys }: Access = {},
): readonly Write[] => {
  const memberId = before.id;
  return [
    ...putMember({ ...before, email, emailVerified: true, updatedAt: now }, before),
    passwordHash === null
      ? { kind: 'drop-credential', memberId }
      : { kind: 'put-credential', credential: { memberId, passwordHash, createdAt, updatedAt: now } },
    ...(keepsProviders ? [] : [{ kind: 'drop-identities', memberId, provider: 'all' } as const]),
    ...(keepsPasskeys ? [] : [{ kind: 'drop-passkeys', memberId, id: 'all' } as const]),
    { kind: 'void-tokens', memberId, purposes: EVERY_LINK },
    { kind: 'end-registrations', email },
    { kind: 'end-sessions', memberId },
  ];
};
