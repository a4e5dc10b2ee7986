import { DEFAULT_SIDE_LABELS, type SideLabels } from '@twosides/domain/conflicts';
import type { Side } from '@twosides/domain/model';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { PUBLIC_RESULTS_THRESHOLD } from '@twosides/domain/voting';
import { midSentence } from '../../../ui/split/split-label.ts';
import { countOf } from '../../common/list-text.ts';

/** "You guessed 60% for her side. Among everyone else, it got 71%." `share` leaves out the member's own vote. */
export function guessWords({ guess, share }: NonNullable<ConflictDetailView['guess']>, labels: SideLabels): string {
  const guessed = `You guessed ${guess}% for ${midSentence(labels.her)}.`;
  return share === null
    ? `${guessed} At ${PUBLIC_RESULTS_THRESHOLD} votes you’ll see how close you were.`
    : `${guessed} Among everyone else, it got ${share}%.`;
}

export function unexpectedWords(label: string, side: Side): string {
  const whom = label === DEFAULT_SIDE_LABELS[side] ? { her: 'her', his: 'him' }[side] : midSentence(label);
  return `There’s more support for ${whom} than people expected.`;
}

export function blindTallyWords(
  { votes, herPercentage, herPercentageSince }: NonNullable<ConflictDetailView['blindTally']>,
  { her }: SideLabels,
): string {
  const all = PUBLIC_RESULTS_THRESHOLD;
  const since =
    herPercentageSince === null ? '' : ` Of the votes since then, ${herPercentageSince}% were for ${midSentence(her)}.`;
  const were = `${herPercentage}% were for ${midSentence(her)}`;
  return votes < all
    ? `Of the first ${all} votes, ${votes} were cast before the voters saw a result. Of those, ${were}.${since}`
    : `Of the first ${all} votes, all cast before the voters saw a result, ${were}.${since}`;
}

type Changes = NonNullable<ConflictDetailView['changes']>;

export function changesWords({ readFirst, afterReading, afterSeeing }: Changes, labels: SideLabels): string {
  return `Of the ${readFirst} people who chose to see the result later, ${counted(afterReading, labels, 'changed sides before they saw it')}, and ${counted(afterSeeing, labels, 'after')}.`;
}

function counted({ count, toHer, toHis }: Changes['afterReading'], { her, his }: SideLabels, when: string): string {
  if (toHer === null || toHis === null) return `${count} ${when}`;
  return `${count} ${when} (${toHer} to ${midSentence(her)}, ${toHis} to ${midSentence(his)})`;
}

export function exclusionWords(
  { votes, totalVotes, herPercentage }: NonNullable<ConflictDetailView['excluded']>,
  { her }: SideLabels,
): string {
  const what = `${countOf(votes, 'vote')} ${votes === 1 ? 'was' : 'were'} excluded`;
  const why =
    'because many newcomers on the same networks voted very differently from everyone else. We excluded all their votes, no matter which side they were for.';
  const included = `With ${votes === 1 ? 'that vote' : 'those votes'} included`;
  return `${what} ${why} ${included}, ${herPercentage}% of ${countOf(totalVotes, 'vote')} would be for ${midSentence(her)}.`;
}
