import type { Conflict, Tally } from '../model/conflict.ts';
import type { ViewerVote } from '../model/vote.ts';

/** Votes after which a conflict's results are public, for good. */
export const PUBLIC_RESULTS_THRESHOLD = 100;

/**
 * The one rule on who sees a split: those who have voted, unless they read first and have not asked for it, and
 * everyone once the 100th vote has been counted.
 * Every view, list, image, tag and message asks here.
 */
export const areResultsVisible = (
  conflict: Pick<Conflict, 'revealedAt'>,
  viewerVote: Pick<ViewerVote, 'isReading'> | null,
): boolean => conflict.revealedAt !== null || (viewerVote !== null && !viewerVote.isReading);

/** Votes that are missing until the results are public; 0 once they are. */
export const votesUntilReveal = (totalVotes: number): number => Math.max(0, PUBLIC_RESULTS_THRESHOLD - totalVotes);

export type PolarizationLevel = 'High' | 'Medium' | 'Low';

/** By how far her share is from 50%: under 10 High (shown with a Hot badge), under 25 Medium, otherwise Low. */
export const polarizationLevel = ({ herVotes, totalVotes }: Tally): PolarizationLevel => {
  if (totalVotes === 0) return 'Low';
  const distance = Math.abs((100 * herVotes) / totalVotes - 50);
  if (distance < 10) return 'High';
  return distance < 25 ? 'Medium' : 'Low';
};

/** A conflict that carries the Hot badge. */
export const isPolarizing = (tally: Tally): boolean => polarizationLevel(tally) === 'High';
