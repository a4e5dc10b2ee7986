import type { ConflictView } from '@twosides/domain/reading';
import { sideTitle } from '@twosides/domain/voting';

type Result = Pick<
  ConflictView,
  | 'winner'
  | 'winnerText'
  | 'isTooClose'
  | 'totalVotes'
  | 'hasUserVoted'
  | 'herPercentage'
  | 'hisPercentage'
  | 'sideLabels'
>;

/** "Her Side wins by 24%", or without a significant lead "Her Side is ahead, 59 to 41". */
export function winnerLine(conflict: Result): string {
  const { winner, winnerText, isTooClose, totalVotes, hasUserVoted, herPercentage, hisPercentage } = conflict;
  if (winnerText === null || herPercentage === null || hisPercentage === null) return '';
  if (totalVotes === 1 && hasUserVoted) return `${winnerText}. Yours is the first vote.`;
  if (!isTooClose || winner === null || winner === 'tie') return winnerText;
  const leader = sideTitle(conflict.sideLabels[winner]);
  const [more, fewer] = [Math.max(herPercentage, hisPercentage), Math.min(herPercentage, hisPercentage)];
  return more === fewer ? `It’s almost a tie, with ${leader} barely ahead` : `${leader} is ahead, ${more} to ${fewer}`;
}
