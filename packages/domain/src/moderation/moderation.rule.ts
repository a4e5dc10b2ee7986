import type { Timestamp } from '../kernel/ids.ts';
import { MONTH, WEEK } from '../kernel/time.ts';

export type ClaimError = 'own-case' | 'case-claimed';

/**
 * `own-case` comes first, so that moderators learn nothing about others' claims on their own items.
 * @param by the moderator's stamp
 */
export const claimRefusal = (
  {
    isOwn,
    claim,
  }: { readonly isOwn: boolean; readonly claim: { readonly by: string; readonly until: Timestamp } | null },
  by: string,
  now: Timestamp,
): ClaimError | null => {
  if (isOwn) return 'own-case';
  return claim !== null && claim.by !== by && claim.until > now ? 'case-claimed' : null;
};

/** Maximum number of visitors' reports per item. They have no weight and anyone can make many. */
export const VISITORS_READ = 10;

/** Maximum number of members' reports per item, enough to decide whether to collapse it. */
export const MEMBERS_READ = 100;

/** Maximum number of a reporter's earlier reports, newest first, that decide how much a report weighs. */
export const REPORTS_LOOKED_AT = 200;

/** Coarse enough not to reveal whose item it is. */
export const coarseAge = (at: Timestamp, now: Timestamp): string => {
  const age = now - at;
  if (age < WEEK) return 'this week';
  return age < MONTH ? 'this month' : 'older';
};
