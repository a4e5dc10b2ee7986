import type { ConflictView } from '@twosides/domain/reading';

/**
 * One line for a result: "Her Side wins by 24%" once the lead is no chance, "Her Side is ahead, 59 to 41" before. The
 * only vote there is is the viewer's own, so it says that too.
 */
export function winnerLine(conflict: ConflictView): string {
  const { winnerText, isTooClose, totalVotes, hasUserVoted, herPercentage, hisPercentage } = conflict;
  if (winnerText === null || herPercentage === null || hisPercentage === null) return '';
  if (totalVotes === 1 && hasUserVoted) return `${winnerText}. You are the first.`;
  if (!isTooClose) return winnerText;
  const leader = winnerText.replace(/ wins by .*/, '');
  const [more, fewer] = [Math.max(herPercentage, hisPercentage), Math.min(herPercentage, hisPercentage)];
  return more === fewer ? `${leader} is barely ahead` : `${leader} is ahead, ${more} to ${fewer}`;
}
