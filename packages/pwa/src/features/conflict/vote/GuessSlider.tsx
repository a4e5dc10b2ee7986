import { useId } from 'react';
import { midSentence } from '../../../ui/split/split-label.ts';
import styles from './GuessSlider.module.css';

type GuessSliderProps = {
  /** Of her side. */
  readonly label: string;
  /** Her share in percent; undefined until something was chosen. */
  readonly guess: number | undefined;
  readonly onGuess: (guess: number) => void;
};

/** What share of the votes she will have. Nothing is guessed until the slider was touched, wherever it stands. */
export function GuessSlider({ label, guess, onGuess }: GuessSliderProps) {
  const id = useId();
  const words = guess === undefined ? 'No guess yet' : `${guess}% for ${midSentence(label)}`;
  return (
    <div className={styles.guess}>
      <label htmlFor={id}>Your guess</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        className={styles.slider}
        value={guess ?? 50}
        aria-valuetext={words}
        onChange={(event) => onGuess(event.target.valueAsNumber)}
        // The middle is a guess too, and pressing there changes nothing.
        onClick={(event) => onGuess(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id} className={styles.words}>
        {words}
      </output>
    </div>
  );
}
