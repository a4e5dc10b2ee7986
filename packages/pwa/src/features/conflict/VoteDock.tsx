import type { ConflictView } from '@twosides/domain';
import { TOASTS } from '@twosides/domain';
import { Button } from '../../ui/Button.tsx';
import { VoteButtons } from '../../ui/VoteButtons.tsx';
import { WaitingLine } from '../outbox/WaitingLine.tsx';
import { RevealCountdown } from './RevealCountdown.tsx';
import type { VoteReveal } from './use-vote-reveal.ts';
import styles from './VoteDock.module.css';

/** Everything before the result: two halves, a vote on its way, one that failed, and the countdown. */
export function VoteDock({ conflict, vote }: { readonly conflict: ConflictView; readonly vote: VoteReveal }) {
  if (vote.phase === 'revealing') return <RevealCountdown totalVotes={conflict.totalVotes} onSkip={vote.skip} />;
  return (
    <div className={styles.dock}>
      {vote.phase === 'changing' && (
        <div className={styles.line}>
          <p>Switch sides?</p>
          <Button variant="plain" size="small" onClick={vote.cancelChange}>
            Keep my vote
          </Button>
        </div>
      )}
      {vote.phase === 'waiting' && vote.kept && <WaitingLine row={vote.kept} />}
      {vote.phase === 'failed' && (
        <div className={styles.line}>
          <p className={styles.failed}>
            {TOASTS.voteFailed.title}. {vote.kept ? 'It is kept in your outbox.' : 'Nothing was counted.'}
          </p>
          <Button variant="plain" size="small" icon="retry" onClick={vote.retry}>
            Try again
          </Button>
        </div>
      )}
      <VoteButtons
        labels={conflict.sideLabels}
        onVote={vote.cast}
        chosen={vote.phase === 'waiting' ? vote.attemptedSide : vote.votedSide}
        pending={vote.phase === 'casting' ? vote.attemptedSide : null}
      />
    </div>
  );
}
