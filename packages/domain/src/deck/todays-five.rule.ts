import { collapsedBy } from '../conflicts/collapsed.rule.ts';
import { byTrend } from '../conflicts/ranking.rule.ts';
import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';
import type { Conflict } from '../model/conflict.ts';

/** Conflicts of a day. */
export const FIVE = 5;
/** Days from a conflict's day to the first one on which it may be among the five again. */
export const DAYS_BETWEEN = 30;
/** Whole UTC days before the chosen one whose votes decide. */
const DAYS_COUNTED = 2;

/** When the votes begin that decide for a day. */
export const countedSince = (day: Timestamp): Timestamp => day - DAYS_COUNTED * DAY;

/** A conflict that a day's five are chosen from: on the site, with its results not public yet. */
export type Candidate = Pick<Conflict, 'id' | 'category' | 'trendScore' | 'review'> & {
  /** Whether voting rests on it. */
  readonly rests: boolean;
  /** First cast since `countedSince` and before the day began. */
  readonly votes: number;
};

/**
 * Of what is not collapsed, and is for a vote, those with the most votes, at most one a category; of the same number
 * first what is trending, then the newest. Fewer where there are fewer.
 * @param recent chosen for days nearer than `DAYS_BETWEEN`
 */
export const chooseFive = (candidates: readonly Candidate[], recent: ReadonlySet<ConflictId>): ConflictId[] => {
  const chosen = new Map<Conflict['category'], ConflictId>();
  const inOrder = candidates
    .filter(({ id, review, rests }) => !recent.has(id) && collapsedBy(review) === null && !rests)
    .sort((a, b) => b.votes - a.votes || byTrend(a, b));
  for (const { id, category } of inOrder) if (chosen.size < FIVE && !chosen.has(category)) chosen.set(category, id);
  return [...chosen.values()];
};
