import type { MemberId } from '../kernel/index.ts';
import type { Conflict, Tally, ViewerVote } from '../model/index.ts';

/** From this many votes on, a result stays public forever. */
export const PUBLIC_RESULTS_THRESHOLD = 100;

/** Decides who sees a split. Every view, list, image, tag and message must use this rule. */
export const areResultsVisible = (
  conflict: Pick<Conflict, 'revealedAt'>,
  viewerVote: Pick<ViewerVote, 'isReading'> | null,
): boolean => conflict.revealedAt !== null || (viewerVote !== null && !viewerVote.isReading);

/** Before the reveal, the conflict's author sees no sides, because the author could hide the comments of one side. */
export const maySeeSides = (
  conflict: Pick<Conflict, 'revealedAt' | 'submittedBy'>,
  viewerVote: Pick<ViewerVote, 'isReading'> | null,
  viewer: MemberId | null,
): boolean =>
  areResultsVisible(conflict, viewerVote) &&
  (conflict.revealedAt !== null || viewer === null || viewer !== conflict.submittedBy);

export const votesUntilReveal = (totalVotes: number): number => Math.max(0, PUBLIC_RESULTS_THRESHOLD - totalVotes);

export type PolarizationLevel = 'High' | 'Medium' | 'Low';

export const polarizationLevel = ({ herVotes, totalVotes }: Tally): PolarizationLevel => {
  if (totalVotes === 0) return 'Low';
  const distance = Math.abs((100 * herVotes) / totalVotes - 50);
  if (distance < 10) return 'High';
  return distance < 25 ? 'Medium' : 'Low';
};

export const isPolarizing = (tally: Tally): boolean => polarizationLevel(tally) === 'High';
