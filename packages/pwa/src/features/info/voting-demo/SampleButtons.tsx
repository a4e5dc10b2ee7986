import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { VoteButtons } from '../../../ui/split/VoteButtons.tsx';
import styles from './SampleButtons.module.css';
import type { SampleVote } from './use-sample-vote.ts';

export function SampleButtons({ vote }: { readonly vote: SampleVote }) {
  return (
    <>
      {vote.phase === 'changing' && (
        <div className={classNames(shared.between, styles.line)}>
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
