import type { Timestamp } from '../kernel/ids.ts';
import type { Member } from '../model/member.ts';
import type { Write } from '../model/write.ts';
import { EVERY_LINK, putMember } from './put-member.rule.ts';

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
