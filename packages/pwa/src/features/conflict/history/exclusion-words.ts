import type { SideLabels } from '@twosides/domain/conflicts';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { midSentence } from '../../../ui/split/split-label.ts';
import { countOf } from '../../conflict-list/count-of.ts';

/** "12 votes were excluded, … With them: 56% for her side, of 100 votes." */
export function exclusionWords(
  { votes, totalVotes, herPercentage }: NonNullable<ConflictDetailView['excluded']>,
  { her }: SideLabels,
): string {
  const what = `${countOf(votes, 'vote')} ${votes === 1 ? 'was' : 'were'} excluded`;
  const why =
    'because many people who are new here voted unlike everyone else, from the same places. All of theirs were excluded, whichever side they took.';
  return `${what}, ${why} With them: ${herPercentage}% for ${midSentence(her)}, of ${countOf(totalVotes, 'vote')}.`;
}
