import type { Timestamp } from '../kernel/ids.ts';
import { MONTH, WEEK } from '../kernel/time.ts';
import { type Effect, isByItself, itemKey, type Ruling } from '../model/report.ts';

export type ClaimError = 'own-case' | 'case-claimed';

/**
 * Checks for `own-case` first. Otherwise moderators could learn whether somebody has claimed a case about them.
 * @param by a keyed hash of the moderator's id
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

/** For how long moderators may change their own decisions, in milliseconds. */
export const RECONSIDERED_FOR = WEEK;

export const isReconsiderable = (last: Ruling | null, by: string, now: Timestamp): boolean =>
  last !== null && last.by === by && last.answers === undefined && now - last.at < RECONSIDERED_FOR;

/**
 * How many of the author's other items moderators decided against in the past year. Coarse, because an exact number
 * could reveal who the author is.
 */
export const AUTHOR_RECORDS = ['none', 'one', 'several'] as const;

/** @param rulings about the author's other items, oldest first. An item's latest ruling decides whether it counts. */
export const authorRecord = (rulings: readonly Ruling[], now: Timestamp): (typeof AUTHOR_RECORDS)[number] => {
  const latest = new Map<string, Ruling>();
  for (const ruling of rulings) if (!CHANGES_NOTHING.includes(ruling.effect)) latest.set(itemKey(ruling.item), ruling);
  const count = [...latest.values()].filter((ruling) => isAgainstAuthor(ruling) && now - ruling.at < REMEMBERED).length;
  if (count === 0) return 'none';
  return count === 1 ? 'one' : 'several';
};

const REMEMBERED = 12 * MONTH;
const CHANGES_NOTHING: readonly Effect[] = ['none', 'upheld'];

const isAgainstAuthor = (ruling: Ruling): boolean =>
  !isByItself(ruling) &&
  (['collapsed', 'removed', 'warned'].includes(ruling.effect) || ruling.suspension !== undefined);

/** Maximum number of visitors' reports read per item. They have no weight, and anybody can make many. */
export const VISITORS_READ = 10;

/** Maximum number of members' reports read per item. This is enough to decide whether to collapse the item. */
export const MEMBERS_READ = 100;

/** Maximum number of a reporter's earlier reports, newest first, that decide how much a new report weighs. */
export const REPORTS_LOOKED_AT = 200;

/** Coarse, because an exact time could reveal whose item it is. */
export const coarseAge = (at: Timestamp, now: Timestamp): string => {
  const age = now - at;
  if (age < WEEK) return 'this week';
  return age < MONTH ? 'this month' : 'older';
};
