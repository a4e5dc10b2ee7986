import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import { HOUR } from '../kernel/time.ts';
import type { ConflictHead, Tally } from '../model/conflict.ts';

/** After this time an event weighs half in the trending list. */
export const TRENDING_HALF_LIFE = 12 * HOUR;
/** Where the weight of an event is 1; any fixed moment gives the same order. 2026-01-01T00:00:00Z. */
const EPOCH: Timestamp = 1_767_225_600_000;
/** The Trending badge: within so many of the list of all categories, and with at least this decayed sum. */
export const TRENDING_BADGE_RANKS = 3;
const TRENDING_BADGE_SUM = 5;

/**
 * Forward decay: the score log2(Σ 2^((t − epoch) / half-life)) grows only when something happens, so its order needs no
 * clock and no job rewrites old rows. Kept in log space, where it does not overflow.
 * @see Cormode et al., "Forward Decay: A Practical Time Decay Model for Streaming Systems" (ICDE 2009)
 */
export const addTrendEvent = (score: number | null, at: Timestamp): number => {
  const weight = (at - EPOCH) / TRENDING_HALF_LIFE;
  if (score === null) return weight;
  const [high, low] = score > weight ? [score, weight] : [weight, score];
  return high + Math.log2(1 + 2 ** (low - high));
};

/** What the events add up to now, each halved every 12 h: 5 means five events of this moment. */
export const decayedSum = (score: number | null, now: Timestamp): number =>
  score === null ? 0 : 2 ** (score - (now - EPOCH) / TRENDING_HALF_LIFE);

export type TrendRank = { readonly id: ConflictId; readonly trendScore: number };

/** Whether a conflict carries the Trending badge; `top` is the head of the trending list of all categories. */
export const isTrending = (id: ConflictId, top: readonly TrendRank[], now: Timestamp): boolean => {
  const rank = top.slice(0, TRENDING_BADGE_RANKS).find((entry) => entry.id === id);
  return rank !== undefined && decayedSum(rank.trendScore, now) >= TRENDING_BADGE_SUM;
};

/** |her − his| / total: 0 for an even split, 1 for a unanimous one. */
export const polarityOf = ({ herVotes, hisVotes, totalVotes }: Tally): number =>
  totalVotes === 0 ? 1 : Math.abs(herVotes - hisVotes) / totalVotes;

/** Negative when `a` comes first. Each order is total: ids differ. */
type Order<Key extends keyof ConflictHead = keyof ConflictHead> = (
  a: Pick<ConflictHead, Key>,
  b: Pick<ConflictHead, Key>,
) => number;

const newerFirst: Order<'id'> = (a, b) => b.id - a.id;

/** Votes first cast in the last 24 h, then all votes, then newer. */
export const byToday: Order = (a, b) => b.todayVotes - a.todayVotes || b.totalVotes - a.totalVotes || newerFirst(a, b);

/** Trend score, then newer. Conflicts without an event are not in the list. */
export const byTrend: Order<'id' | 'trendScore'> = (a, b) =>
  (b.trendScore ?? 0) - (a.trendScore ?? 0) || newerFirst(a, b);

/**
 * How many of a voter's latest votes may bring a conflict into the voter's own polarizing list before its results are
 * public.
 */
export const OWN_VOTES = 200;

/**
 * Closest split, then more votes, then newer; on the tally, since a voter's hidden conflicts have no stored polarity.
 */
export const byPolarity: Order = (a, b) =>
  polarityOf(a) - polarityOf(b) || b.totalVotes - a.totalVotes || newerFirst(a, b);

/** The latest end told first, then newer. Conflicts that have none are not in the list. */
export const byOutcome: Order<'id' | 'endedAt'> = (a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0) || newerFirst(a, b);

export const byNewest: Order<'id'> = newerFirst;
