import { DEFAULT_SIDE_LABELS, type SideLabels } from '@twosides/domain/conflicts';
import type { Side } from '@twosides/domain/model';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { PUBLIC_RESULTS_THRESHOLD } from '@twosides/domain/voting';
import { midSentence } from '../../../ui/split/split-label.ts';

/** "You guessed 60% for her side. Everyone else: 71%." The own vote is not among the others'. */
export function guessWords({ guess, share }: NonNullable<ConflictDetailView['guess']>, labels: SideLabels): string {
  const guessed = `You guessed ${guess}% for ${midSentence(labels.her)}.`;
  return share === null
    ? `${guessed} At ${PUBLIC_RESULTS_THRESHOLD} votes you’ll see how close that was.`
    : `${guessed} Everyone else: ${share}%.`;
}

/** "More support for her than people expected." @param label the side's, which carries a name where it is no "her" */
export function unexpectedWords(label: string, side: Side): string {
  const whom = label === DEFAULT_SIDE_LABELS[side] ? { her: 'her', his: 'him' }[side] : midSentence(label);
  return `More support for ${whom} than people expected.`;
}
