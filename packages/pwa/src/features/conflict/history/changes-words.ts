import type { SideLabels } from '@twosides/domain/conflicts';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { midSentence } from '../../../ui/split/split-label.ts';

type Changes = NonNullable<ConflictDetailView['changes']>;

/**
 * "Of 24 who read first, 7 changed sides after reading (4 to her side, 3 to his side). After seeing the result, 2 did."
 */
export function changesWords({ readFirst, afterReading, afterSeeing }: Changes, labels: SideLabels): string {
  return `Of ${readFirst} who read first, ${counted(afterReading, labels, 'changed sides after reading')}. After seeing the result, ${counted(afterSeeing, labels, 'did')}.`;
}

function counted({ count, toHer, toHis }: Changes['afterReading'], { her, his }: SideLabels, did: string): string {
  if (toHer === null || toHis === null) return `${count} ${did}`;
  return `${count} ${did} (${toHer} to ${midSentence(her)}, ${toHis} to ${midSentence(his)})`;
}
