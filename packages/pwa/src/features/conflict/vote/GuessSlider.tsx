import type { SideLabels } from '@twosides/domain/conflicts';
import { useId } from 'react';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Split } from '../../../ui/split/Split.tsx';
import { midSentence } from '../../../ui/split/split-label.ts';
import styles from './GuessSlider.module.css';

type GuessSliderProps = {
  readonly labels: SideLabels;
  /** Her share in percent. */
  readonly guess: number | undefined;
  readonly onGuess: (guess: number) => void;
};

export function GuessSlider({ labels, guess, onGuess }: GuessSliderProps) {
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
