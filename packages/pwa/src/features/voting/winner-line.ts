import type { ConflictView } from '@twosides/domain/reading';

/**
 * "Her Side wins by 24%", and where that may be chance: "Too close to call". The only vote there is is the viewer's
 * own, so it says that too.
 */
export function winnerLine({ winnerText, isTooClose, totalVotes, hasUserVoted }: ConflictView): string {
  if (winnerText === null) return '';
  if (isTooClose) return `${winnerText}. Too close to call.`;
  return totalVotes === 1 && hasUserVoted ? `${winnerText}. You are the first.` : winnerText;
}
