import type { OutboxRow } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { useState } from 'react';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { KEPT_WORDS } from './kept-words.ts';
import type { CardReveal } from './use-card-reveal.ts';
import { winnerLine } from './winner-line.ts';

type CardVoteStatusProps = {
  readonly conflict: ConflictView;
  readonly kept: Extract<OutboxRow, { kind: 'vote' }> | undefined;
  readonly phase: CardReveal['phase'];
};

/**
 * Tells screen readers what comes of a vote on the card. It is there before it: what stood there from the start is no
 * news.
 */
export function CardVoteStatus(props: CardVoteStatusProps) {
  const words = wordsFor(props);
  const [first] = useState(words);
  return (
    <VisuallyHidden>
      <span role="status">{words === first ? '' : words}</span>
    </VisuallyHidden>
  );
}

function wordsFor({ conflict, kept, phase }: CardVoteStatusProps): string {
  const { sideLabels, userVoteSide } = conflict;
  if (kept)
    return `${sideLabels[kept.payload.side]}: ${kept.state === 'rejected' ? KEPT_WORDS.rejected : KEPT_WORDS.waiting}`;
  if (phase === 'covered') return 'Sending your vote';
  if (phase === 'revealing') return 'Revealing Results...';
  return userVoteSide === null ? '' : `Your vote: ${sideLabels[userVoteSide]}. ${winnerLine(conflict)}`;
}
