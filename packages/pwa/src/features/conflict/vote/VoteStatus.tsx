import { TOASTS } from '@twosides/domain/contract';
import type { ConflictView } from '@twosides/domain/reading';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { splitLabel } from '../../../ui/split/split-label.ts';
import type { Vote } from '../../voting/use-vote.ts';
import { winnerLine } from '../../voting/winner-line.ts';

type VoteStatusProps = { readonly conflict: ConflictView; readonly vote: Vote; readonly showsResults: boolean };

/** Tells screen readers how the vote goes, result included, as it happens. */
export function VoteStatus(props: VoteStatusProps) {
  return (
    <div role="status">
      <VisuallyHidden>{wordsFor(props)}</VisuallyHidden>
    </div>
  );
}

function wordsFor({ conflict, vote, showsResults }: VoteStatusProps): string {
  if (vote.phase === 'casting') return 'Sending your vote';
  if (vote.phase === 'waiting') return TOASTS.savedForLater.title;
  if (vote.phase === 'revealing') return 'Revealing Results...';
  if (vote.phase === 'failed') return refusalOf(vote) ?? TOASTS.voteFailed.title;
  if (vote.phase !== 'announced') return '';
  const words = [!vote.showsAskedResult && TOASTS.voteRecorded.title, showsResults && resultOf(conflict)];
  return words.filter(Boolean).join(' ');
}

/** No toast says it of a suspension. */
const refusalOf = ({ kept }: Vote) => (kept?.lastError?.code === 'suspended' ? kept.lastError.message : null);

function resultOf(conflict: ConflictView): string {
  const { sideLabels, herPercentage, hisPercentage, totalVotes, range } = conflict;
  if (herPercentage === null || hisPercentage === null) return '';
  return `${winnerLine(conflict).replace(/\.?$/, '.')} ${splitLabel(sideLabels, { herPercentage, hisPercentage, totalVotes, range })}`;
}
