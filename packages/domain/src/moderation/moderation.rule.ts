import type { Timestamp } from '../kernel/ids.ts';
import { MONTH, WEEK } from '../kernel/time.ts';

export type ClaimError = 'own-case' | 'case-claimed';

/**
 * Why a moderator can neither take a case nor decide on it; null where they can. That it is their own comes first: then
 * nothing that others see of the case ever depends on them.
 * @param by what stands for the moderator
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

/**
 * Visitors' reports of one item that are read before somebody decides on it. They weigh nothing and cost nothing to
 * give: they must not fill a desk.
 */
export const VISITORS_READ = 10;

/** The same of members, where something is reported: enough to decide whether it is hidden. */
export const MEMBERS_READ = 100;

/** Of one reporter's reports, the latest, so that the time of a report does not grow with their past. */
export const REPORTS_LOOKED_AT = 200;

/** How old something is at the desk, where a day could tell whose it is. */
export const coarseAge = (at: Timestamp, now: Timestamp): string => {
  const age = now - at;
  if (age < WEEK) return 'this week';
  return age < MONTH ? 'this month' : 'older';
};
