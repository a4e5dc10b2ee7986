import type { Timestamp } from '../kernel/ids.ts';
import type { Member } from '../model/member.ts';
import type { AccountChanges } from './account-store.port.ts';

/**
 * What changes when somebody proves an address for the first time: registrations that wait for it end, and whatever was
 * set up before, in an account that nobody had proved to be theirs, no longer works: password, identities, links and
 * sessions.
 * @param passwordHash the password that works from now on; null for none
 */
export const takeOverAccount = (member: Member, passwordHash: string | null, now: Timestamp): AccountChanges => ({
  member: { ...member, emailVerified: true, updatedAt: now },
  credential: passwordHash === null ? null : { memberId: member.id, passwordHash, createdAt: now, updatedAt: now },
  dropIdentities: 'all',
  // Also links that would give the account another address.
  voidTokens: ['sign-in', 'reset-password', 'change-email'],
  endRegistrations: member.email,
  endSessions: true,
});
