import type { ConflictView } from '@twosides/domain/reading';
import { TOASTS } from '../../../messages/toasts.ts';
import { useOnline } from '../../../ui/layout/use-online.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { splitLabel } from '../../../ui/split/split-label.ts';
import { stateText } from '../../common/waiting-line/WaitingLine.tsx';
import type { Vote } from '../../voting/use-vote.ts';
import { winnerLine } from '../../voting/winner-line.ts';

const JUST_SAVED = { state: 'queued', lastError: null } as const;

type VoteStatusProps = { readonly conflict: ConflictView; readonly vote: Vote; readonly showsResults: boolean };

export function VoteStatus(props: VoteStatusProps) {
  const isOnline = useOnline();
  return (
    <div role="status">
      <VisuallyHidden>{wordsFor(props, isOnline)}</VisuallyHidden>
    </div>
  );
}

function wordsFor({ conflict, vote, showsResults }: VoteStatusProps, isOnline: boolean): string {
  if (vote.phase === 'casting') return 'Sending your vote';
  if (vote.phase === 'waiting') return stateText(vote.kept ?? JUST_SAVED, isOnline);
  if (vote.phase === 'revealing') return 'Revealing Results...';
  if (vote.phase === 'failed') return refusalOf(vote) ?? TOASTS.voteFailed.title;
  if (vote.phase !== 'announced') return '';
  const words = [!vote.showsAskedResult && TOASTS.voteRecorded.title, showsResults && resultOf(conflict)];
  return words.filter(Boolean).join(' ');
}

const refusalOf = ({ kept }: Vote) => (kept?.lastError?.code === 'suspended' ? kept.lastError.message : null);

function resultOf(conflict: ConflictView): string {
  const { sideLabels, herPercentage, hisPercentage, totalVotes, range } = conflict;
  if (herPercentage === null || hisPercentage === null) return '';
  return `${winnerLine(conflict).replace(/\.?$/, '.')} ${splitLabel(sideLabels, { herPercentage, hisPercentage, totalVotes, range })}`;
}
