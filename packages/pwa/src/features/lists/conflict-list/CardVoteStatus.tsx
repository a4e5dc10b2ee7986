import type { ConflictView } from '@twosides/domain/reading';
import { useState } from 'react';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { KEPT_WORDS } from '../../common/list-text.ts';
import type { Vote } from '../../voting/use-vote.ts';
import { winnerLine } from '../../voting/winner-line.ts';

type CardVoteStatusProps = { readonly conflict: ConflictView; readonly vote: Vote };

/** Render it before the vote, because screen readers announce only changes of an existing live region. */
export function CardVoteStatus(props: CardVoteStatusProps) {
  const words = wordsFor(props);
  const [first] = useState(words);
  return (
    <VisuallyHidden>
      <span role="status">{words === first ? '' : words}</span>
    </VisuallyHidden>
  );
}

function wordsFor({ conflict, vote: { kept, phase, votedSide, isDecided } }: CardVoteStatusProps): string {
  const { sideLabels } = conflict;
  if (kept)
    return `${sideLabels[kept.payload.side]}: ${kept.state === 'rejected' ? KEPT_WORDS.rejected : KEPT_WORDS.waiting}`;
  if (phase === 'casting') return 'Sending your vote';
  if (phase === 'revealing') return 'Revealing Results...';
  return isDecided && votedSide !== null ? `Your vote: ${sideLabels[votedSide]}. ${winnerLine(conflict)}` : '';
}
