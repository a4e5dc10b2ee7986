import { type ConflictId, HOUR, type Timestamp } from '../kernel/index.ts';
import type { ConflictHead, Tally } from '../model/index.ts';

export const TRENDING_HALF_LIFE = 12 * HOUR;
/** 2026-01-01T00:00:00Z. Any fixed moment would give the same order. */
const EPOCH: Timestamp = 1_767_225_600_000;
export const TRENDING_BADGE_RANKS = 3;
const TRENDING_BADGE_SUM = 5;

/**
 * Forward decay: log2(Σ 2^((t − epoch) / half-life)). The score changes only with events, so ranking needs no clock.
 * @see Cormode et al., "Forward Decay: A Practical Time Decay Model for Streaming Systems" (ICDE 2009)
 */
export const addTrendEvent = (score: number | null, at: Timestamp): number => {
  const weight = (at - EPOCH) / TRENDING_HALF_LIFE;
  if (score === null) return weight;
  const [high, low] = score > weight ? [score, weight] : [weight, score];
  return high + Math.log2(1 + 2 ** (low - high));
};

export const decayedSum = (score: number | null, now: Timestamp): number =>
  score === null ? 0 : 2 ** (score - (now - EPOCH) / TRENDING_HALF_LIFE);

export type TrendRank = { readonly id: ConflictId; readonly trendScore: number };

export const isTrending = (id: ConflictId, top: readonly TrendRank[], now: Timestamp): boolean => {
  const rank = top.slice(0, TRENDING_BADGE_RANKS).find((entry) => entry.id === id);
  return rank !== undefined && decayedSum(rank.trendScore, now) >= TRENDING_BADGE_SUM;
};

/** From 0 for an even split, the most polarizing one, to 1 for a unanimous one or no votes. */
export const polarityOf = ({ herVotes, hisVotes, totalVotes }: Tally): number =>
  totalVotes === 0 ? 1 : Math.abs(herVotes - hisVotes) / totalVotes;

type Order<Key extends keyof ConflictHead = keyof ConflictHead> = (
  a: Pick<ConflictHead, Key>,
  b: Pick<ConflictHead, Key>,
) => number;

const newerFirst: Order<'id'> = (a, b) => b.id - a.id;

export const byToday: Order = (a, b) => b.todayVotes - a.todayVotes || b.totalVotes - a.totalVotes || newerFirst(a, b);

export const byTrend: Order<'id' | 'trendScore'> = (a, b) =>
  (b.trendScore ?? 0) - (a.trendScore ?? 0) || newerFirst(a, b);

export const OWN_VOTES = 200;

/** Computed from the tally, because unrevealed conflicts store no polarity. */
export const byPolarity: Order = (a, b) =>
  polarityOf(a) - polarityOf(b) || b.totalVotes - a.totalVotes || newerFirst(a, b);

export const byOutcome: Order<'id' | 'endedAt'> = (a, b) => (b.endedAt ?? 0) - (a.endedAt ?? 0) || newerFirst(a, b);

export const byNewest: Order<'id'> = newerFirst;
