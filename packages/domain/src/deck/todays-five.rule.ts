import { byTrend } from '../conflicts/ranking.rule.ts';
import { collapsedBy } from '../conflicts/shown.rule.ts';
import { type ConflictId, DAY, type Timestamp } from '../kernel/index.ts';
import type { Conflict } from '../model/index.ts';

export const FIVE = 5;
export const DAYS_BETWEEN = 30;
const DAYS_COUNTED = 2;

export const countedSince = (day: Timestamp): Timestamp => day - DAYS_COUNTED * DAY;

/** An active conflict whose result is not public yet. */
export type Candidate = Pick<Conflict, 'id' | 'category' | 'trendScore' | 'review'> & {
  readonly rests: boolean;
  readonly votes: number;
};

export const chooseFive = (candidates: readonly Candidate[], recent: ReadonlySet<ConflictId>): ConflictId[] => {
  const chosen = new Map<Conflict['category'], ConflictId>();
  const inOrder = candidates
    .filter(({ id, review, rests }) => !recent.has(id) && collapsedBy(review) === null && !rests)
    .sort((a, b) => b.votes - a.votes || byTrend(a, b));
  for (const { id, category } of inOrder) if (chosen.size < FIVE && !chosen.has(category)) chosen.set(category, id);
  return [...chosen.values()];
};
