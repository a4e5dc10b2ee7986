import { DEFAULT_SIDE_LABELS } from '@twosides/domain/conflicts';
import type { Side, Tally } from '@twosides/domain/model';
import { percentagesOf, shownRange, winnerText } from '@twosides/domain/voting';
import { fromPromise } from 'xstate';
import type { ActionOutcome } from '../../../outbox/outcome.rule.ts';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Split } from '../../../ui/split/Split.tsx';
import { VoteButtons } from '../../../ui/split/VoteButtons.tsx';
import { countOf } from '../../common/list-text.ts';
import { useVoteSteps } from '../../voting/use-vote.ts';
import { type VoteAttempt, voteMachine } from '../../voting/vote-machine.ts';
import buttonStyles from './SampleButtons.module.css';
import styles from './SampleResult.module.css';

export function SampleResult({ vote }: { readonly vote: SampleVote }) {
  const { tally, votedSide } = vote;
  const isAnnounced = vote.phase === 'announced';
  return (
    <div className={shared.stack8}>
      <div className={classNames(shared.between, styles.line)}>
        <p className={styles.winner}>{winnerText(tally, DEFAULT_SIDE_LABELS)}</p>
        <p className={COUNTED}>{countOf(tally.totalVotes, 'sample vote')}</p>
      </div>
      <Split
        {...percentagesOf(tally)}
        totalVotes={tally.totalVotes}
        range={shownRange(tally)}
        size="large"
        opening={isAnnounced}
      />
      {vote.isDecided && votedSide !== null && (
        <div className={classNames(shared.between, styles.line)}>
          <p className={isAnnounced ? styles.recorded : COUNTED} role="status">
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

const COUNTED = classNames(shared.note, shared.figures);

export function SampleButtons({ vote }: { readonly vote: SampleVote }) {
  return (
    <>
      {vote.phase === 'changing' && (
        <div className={classNames(shared.between, buttonStyles.line)}>
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

type SampleVote = ReturnType<typeof useSampleVote>;

type Samples = { readonly herVotes: number; readonly hisVotes: number };

/** Simulated response time in milliseconds. */
const NETWORK = 600;

const sampleMachine = voteMachine.provide({
  actors: {
    'cast vote': fromPromise<ActionOutcome, VoteAttempt>(
      () => new Promise((resolve) => setTimeout(() => resolve({ state: 'sent' }), NETWORK)),
    ),
  },
});

export function useSampleVote(samples: Samples, isPublic: boolean) {
  const { send: _, cast, ...steps } = useVoteSteps(sampleMachine, { votedSide: null, saved: null });
  const { votedSide } = steps;
  return {
    ...steps,
    tally: tallyOf(samples, votedSide),
    cast: (side: Side) => cast(side, { isHidden: !isPublic && votedSide === null }),
  };
}

function tallyOf({ herVotes, hisVotes }: Samples, own: Side | null): Tally {
  const her = herVotes + (own === 'her' ? 1 : 0);
  const his = hisVotes + (own === 'his' ? 1 : 0);
  return { herVotes: her, hisVotes: his, totalVotes: her + his };
}
