import type { SideLabels } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { useId, useState } from 'react';
import { TOASTS } from '../../../messages/toasts.ts';
import { usePendingVote } from '../../../outbox/outbox-items.ts';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Split } from '../../../ui/split/Split.tsx';
import { midSentence } from '../../../ui/split/split-label.ts';
import { VoteButtons } from '../../../ui/split/VoteButtons.tsx';
import { AccountLink, VerifyFirst } from '../../account/page/AccountLink.tsx';
import { WaitingLine } from '../../common/waiting-line/WaitingLine.tsx';
import type { Vote } from '../../voting/use-vote.ts';
import ownStyles from './OwnVote.module.css';
import styles from './VoteDock.module.css';

export function VoteDock({ conflict, vote }: { readonly conflict: ConflictView; readonly vote: Vote }) {
  const [readsFirst, setReadsFirst] = useState(conflict.isReadingFirst || vote.attemptTerms.readsFirst === true);
  const [guess, setGuess] = useState(vote.attemptTerms.guess);
  const [guesses, setGuesses] = useState(guess !== undefined);
  const pressed = usePendingVote(conflict.id)?.payload.side ?? null;
  const lastError = vote.queued?.lastError;
  const hasNewWords = lastError?.text !== undefined;
  const isHidden = !conflict.resultsVisible || vote.isCovered;
  const isSuspended = lastError?.code === 'suspended';
  return (
    <div className={shared.stack8}>
      {vote.phase === 'changing' && (
        <div className={ownStyles.line}>
          <p>Switch sides?</p>
          <Button variant="plain" size="small" onClick={vote.cancelChange}>
            Keep my vote
          </Button>
        </div>
      )}
      {vote.phase === 'waiting' && (
        <div className={ownStyles.waiting}>{vote.queued && <WaitingLine row={vote.queued} />}</div>
      )}
      {vote.phase === 'failed' && (
        <div className={ownStyles.line}>
          <p className={shared.danger}>
            {isSuspended
              ? `${lastError.message ?? TOASTS.voteFailed.title} ${KEPT_MEANWHILE}`
              : `${TOASTS.voteFailed.title}. ${whatOfIt(vote.queued !== undefined, hasNewWords)}`}
          </p>
          <VerifyFirst returnTo={`/conflict/${conflict.id}`} />
          {isSuspended && <AccountLink to="/statements">See the decision, or appeal</AccountLink>}
          <Button variant="plain" size="small" icon="retry" onClick={vote.retry}>
            {hasNewWords ? 'Vote again' : 'Try again'}
          </Button>
        </div>
      )}
      <VoteButtons
        size={pressed ? 'regular' : 'large'}
        labels={conflict.sideLabels}
        onVote={(side) => vote.cast(side, { readsFirst, guess: guesses ? guess : undefined })}
        chosen={pressed ?? (vote.phase === 'waiting' ? vote.attemptedSide : vote.votedSide)}
        pending={vote.phase === 'casting' ? vote.attemptedSide : null}
        disabled={isSuspended}
      />
      {isHidden && vote.phase !== 'changing' && vote.phase !== 'waiting' && !isSuspended && (
        <details className={styles.more} data-last-row="" open={readsFirst || guesses || undefined}>
          <summary className={styles.summary}>More ways to vote</summary>
          <div className={styles.terms}>
            <Checkbox
              label="See the result later"
              title="Your vote counts now. We hide the result until you tap “Show the result.”"
              checked={readsFirst}
              onChange={(event) => setReadsFirst(event.target.checked)}
            />
            {vote.votedSide === null && (
              <Checkbox
                label="Guess the result"
                title="At 100 votes, you’ll see how close you were. Your guess is private."
                checked={guesses}
                onChange={(event) => setGuesses(event.target.checked)}
              />
            )}
          </div>
        </details>
      )}
      {!isHidden && (vote.phase === 'idle' || vote.phase === 'casting') && (
        <p className={styles.note} data-last-row="">
          The result is below.
        </p>
      )}
      {guesses && isHidden && vote.votedSide === null && (
        <GuessSlider labels={conflict.sideLabels} guess={guess} onGuess={setGuess} />
      )}
    </div>
  );
}

const KEPT_MEANWHILE = 'Your vote wasn’t counted. It’s safe in your outbox.';

function whatOfIt(isKept: boolean, hasNewWords: boolean): string {
  if (hasNewWords) return 'The author edited this after you read it.';
  return isKept
    ? 'Your vote is safe in your outbox.'
    : 'Your vote wasn’t counted. If trying again doesn’t help, reload the page.';
}

type GuessSliderProps = {
  readonly labels: SideLabels;
  /** Her share in percent. */
  readonly guess: number | undefined;
  readonly onGuess: (guess: number) => void;
};

function GuessSlider({ labels, guess, onGuess }: GuessSliderProps) {
  const id = useId();
  const words = guess === undefined ? undefined : `${guess}% for ${midSentence(labels.her)}`;
  return (
    <div className={styles.guess}>
      <label htmlFor={id} className={styles.question}>
        What share of the votes will {midSentence(labels.her)} get?
      </label>
      <div className={classNames(styles.bar, guess === undefined && styles.empty)}>
        {guess !== undefined && (
          <div aria-hidden="true">
            <Split labels={labels} herPercentage={guess} hisPercentage={100 - guess} />
          </div>
        )}
        <input
          id={id}
          type="range"
          min={0}
          max={100}
          className={styles.slider}
          value={guess ?? 50}
          aria-valuetext={words ?? 'No guess yet'}
          onChange={(event) => onGuess(event.target.valueAsNumber)}
          // The slider starts at 50, so a click on 50 fires no change event.
          onClick={(event) => onGuess(event.currentTarget.valueAsNumber)}
        />
      </div>
      <output htmlFor={id}>{words ?? 'No guess yet. Slide or tap to make one.'}</output>
    </div>
  );
}
