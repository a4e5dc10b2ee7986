import { Button } from '../../ui/Button.tsx';
import { countOf } from '../conflict-list/count-of.ts';
import styles from './RevealCountdown.module.css';

/** The three seconds before a result opens. The machine keeps the time; the bar only shows it pass. */
export function RevealCountdown({ totalVotes, onSkip }: { readonly totalVotes: number; readonly onSkip: () => void }) {
  return (
    <div className={styles.countdown}>
      <div className={styles.line}>
        <p className={styles.words}>
          <strong>Revealing Results...</strong>
          <span className={styles.count}>{countOf(totalVotes, 'vote')} so far</span>
        </p>
        <Button size="small" onClick={onSkip}>
          Skip
        </Button>
      </div>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.her} />
        <span className={styles.his} />
      </div>
    </div>
  );
}
