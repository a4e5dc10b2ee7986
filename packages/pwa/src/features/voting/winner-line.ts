import type { ConflictView } from '@twosides/domain/reading';

/** "Her Side wins by 24%"; the only vote there is is the viewer's own, so it says that too. */
export function winnerLine({ winnerText, totalVotes, hasUserVoted }: ConflictView): string {
  if (winnerText === null) return '';
  return totalVotes === 1 && hasUserVoted ? `${winnerText}. You are the first.` : winnerText;
}
