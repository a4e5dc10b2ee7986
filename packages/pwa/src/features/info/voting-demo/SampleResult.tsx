import { DEFAULT_SIDE_LABELS } from '@twosides/domain/conflicts';
import { percentagesOf, shownRange, winnerText } from '@twosides/domain/voting';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { Split } from '../../../ui/split/Split.tsx';
import { VoteButtons } from '../../../ui/split/VoteButtons.tsx';
import { countOf } from '../../common/list-text.ts';
import buttonStyles from './SampleButtons.module.css';
import styles from './SampleResult.module.css';
import type { SampleVote } from './use-sample-vote.ts';

export function SampleResult({ vote }: { readonly vote: SampleVote }) {
  const { tally, votedSide } = vote;
  const isAnnounced = vote.phase === 'announced';
  return (
    <div className={shared.stack8}>
      <div className={styles.line}>
        <p className={styles.winner}>{winnerText(tally, DEFAULT_SIDE_LABELS)}</p>
        <p className={styles.count}>{countOf(tally.totalVotes, 'sample vote')}</p>
      </div>
      <Split
        {...percentagesOf(tally)}
        totalVotes={tally.totalVotes}
        range={shownRange(tally)}
        size="large"
        opening={isAnnounced}
      />
      {vote.isDecided && votedSide !== null && (
        <div className={styles.line}>
          <p className={isAnnounced ? styles.recorded : styles.own} role="status">
            {isAnnounced && <Icon name="check" size={16} />}
            {isAnnounced ? 'Vote recorded!' : `Your vote: ${DEFAULT_SIDE_LABELS[votedSide]}`}
          </p>
          <Button variant="plain" size="small" onClick={vote.startChange}>
            Change Vote?
          </Button>
        </div>
      )}
    </div>
  );
}

export function SampleButtons({ vote }: { readonly vote: SampleVote }) {
  return (
    <>
      {vote.phase === 'changing' && (
        <div className={buttonStyles.line}>
          <p>Switch sides?</p>
          <Button variant="plain" size="small" onClick={vote.cancelChange}>
            Keep my vote
          </Button>
        </div>
      )}
      <VoteButtons
        onVote={vote.cast}
        chosen={vote.votedSide}
        pending={vote.phase === 'casting' ? vote.attemptedSide : null}
      />
    </>
  );
}
