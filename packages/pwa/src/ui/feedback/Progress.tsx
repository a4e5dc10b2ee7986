import type { ReactNode } from 'react';
import { Bubbles } from '../identity/Bubbles.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Progress.module.css';

export type ProgressProps = {
  readonly label: string;
  readonly steps: number;
  /** A number n if the first n steps are completed. Otherwise, a boolean for each step: true if it is completed. */
  readonly taken: number | readonly boolean[];
  readonly children?: ReactNode;
};

export function Progress({ label, steps, taken, children }: ProgressProps) {
  const isTaken = (step: number) => (typeof taken === 'number' ? step < taken : taken[step] === true);
  const count = typeof taken === 'number' ? taken : taken.filter(Boolean).length;
  return (
    <div className={styles.progress}>
      <VisuallyHidden>
        <progress max={steps} value={count} aria-label={label} />
      </VisuallyHidden>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {Array.from({ length: steps }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its number identifies a step.
        <Bubbles key={step} look={isTaken(step) ? 'whole' : 'outline'} size={26} />
      ))}
      <span className={styles.value} aria-hidden="true">
        {children}
      </span>
    </div>
  );
}
