import type { MemberId } from '../kernel/ids.ts';
import type { Conflict, Tally } from '../model/conflict.ts';
import type { ViewerVote } from '../model/vote.ts';

/** From this many votes on, a result is public for good. */
export const PUBLIC_RESULTS_THRESHOLD = 100;

/**
 * The one rule for who sees a split: people who voted (unless they read first and have not asked for the result yet),
 * and everybody from the 100th vote on. Every view, list, image, tag and message uses it.
 */
export const areResultsVisible = (
  conflict: Pick<Conflict, 'revealedAt'>,
  viewerVote: Pick<ViewerVote, 'isReading'> | null,
): boolean => conflict.revealedAt !== null || (viewerVote !== null && !viewerVote.isReading);

/**
 * The rule for anything that reveals which side a voter took. The conflict's author, who can hide comments, sees no
 * sides before the reveal.
 */
export const maySeeSides = (
  conflict: Pick<Conflict, 'revealedAt' | 'submittedBy'>,
  viewerVote: Pick<ViewerVote, 'isReading'> | null,
  viewer: MemberId | null,
): boolean =>
  areResultsVisible(conflict, viewerVote) &&
  (conflict.revealedAt !== null || viewer === null || viewer !== conflict.submittedBy);

export const votesUntilReveal = (totalVotes: number): number => Math.max(0, PUBLIC_RESULTS_THRESHOLD - totalVotes);

export type PolarizationLevel = 'High' | 'Medium' | 'Low';

/** By the distance of her share from 50%: under 10 points is High (the Hot badge), under 25 Medium, else Low. */
export const polarizationLevel = ({ herVotes, totalVotes }: Tally): PolarizationLevel => {
  if (totalVotes === 0) return 'Low';
  const distance = Math.abs((100 * herVotes) / totalVotes - 50);
  if (distance < 10) return 'High';
  return distance < 25 ? 'Medium' : 'Low';
};

export const isPolarizing = (tally: Tally): boolean => polarizationLevel(tally) === 'High';
