import { DEFAULT_SIDE_LABELS } from '@twosides/domain/conflicts';
import type { Side } from '@twosides/domain/model';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { PUBLIC_RESULTS_THRESHOLD } from '@twosides/domain/voting';
import { midSentence } from '../../../ui/split/split-label.ts';

/** "You guessed 60, it was 71." */
export function guessWords({ guess, share }: NonNullable<ConflictDetailView['guess']>): string {
  return share === null
    ? `You guessed ${guess}. After ${PUBLIC_RESULTS_THRESHOLD} votes you see how close that was.`
    : `You guessed ${guess}, it was ${share}.`;
}

/** "More support for her than people expected." @param label the side's, which carries a name where it is no "her" */
export function unexpectedWords(label: string, side: Side): string {
  const whom = label === DEFAULT_SIDE_LABELS[side] ? { her: 'her', his: 'him' }[side] : midSentence(label);
  return `More support for ${whom} than people expected.`;
}
