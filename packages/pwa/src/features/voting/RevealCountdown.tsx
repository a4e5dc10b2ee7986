import { type RefObject, useEffect, useState } from 'react';
import shared from '../../styles/shared.module.css';
import { Button } from '../../ui/form/Button.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import { isMotionWelcome } from '../../ui/split/use-reveal.ts';
import { countOf } from '../common/list-text.ts';
import styles from './RevealCountdown.module.css';
import type { VotePhase } from './vote-machine.ts';

type RevealCountdownProps = {
  readonly totalVotes: number;
  readonly onSkip: () => void;
  readonly size?: 'regular' | 'large' | undefined;
};

export function RevealCountdown({ totalVotes, onSkip, size = 'large' }: RevealCountdownProps) {
  const [secondsLeft, setSecondsLeft] = useState(3);
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft((now) => Math.max(1, now - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={classNames(styles.countdown, styles[size])}>
      <div className={styles.line}>
        <p className={styles.words}>
          <strong>Revealing Results...</strong>
          <span className={shared.figures}>{countOf(totalVotes, 'vote')} so far</span>
        </p>
        <Button size="small" onClick={onSkip}>
          Skip
        </Button>
      </div>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.her} />
        <span className={styles.his} />
        <span key={secondsLeft} className={styles.second}>
          {secondsLeft}
        </span>
      </div>
    </div>
  );
}

export function useRevealInView(
  place: RefObject<HTMLElement | null>,
  phase: VotePhase,
  block: Extract<ScrollLogicalPosition, 'center' | 'nearest'>,
): void {
  const isRevealed = phase === 'revealing' || phase === 'announced';
  useEffect(() => {
    if (isRevealed) place.current?.scrollIntoView({ block, behavior: isMotionWelcome() ? 'smooth' : 'instant' });
  }, [isRevealed, place, block]);
  useEffect(() => {
    if (phase === 'changing') place.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [phase, place]);
}
