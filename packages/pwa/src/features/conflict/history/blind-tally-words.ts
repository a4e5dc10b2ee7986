import type { SideLabels } from '@twosides/domain/conflicts';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { PUBLIC_RESULTS_THRESHOLD } from '@twosides/domain/voting';
import { midSentence } from '../../../ui/split/split-label.ts';

/** "First 100, each before seeing the result: 62% for her side. Since: 70%." */
export function blindTallyWords(
  { votes, herPercentage, herPercentageSince }: NonNullable<ConflictDetailView['blindTally']>,
  { her }: SideLabels,
): string {
  const all = PUBLIC_RESULTS_THRESHOLD;
  const who = votes < all ? `${votes} of the first ${all}` : `First ${all}`;
  const since = herPercentageSince === null ? '' : ` Since: ${herPercentageSince}%.`;
  return `${who}, each before seeing the result: ${herPercentage}% for ${midSentence(her)}.${since}`;
}
