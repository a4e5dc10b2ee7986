import type { ReactNode } from 'react';
import { Bubbles } from '../identity/Bubbles.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Progress.module.css';

export type ProgressProps = {
  /** "Step 2 of 4". */
  readonly label: string;
  /** Number of all steps, and of the steps reached so far. */
  readonly steps: number;
  readonly taken: number;
  /** Text at the end of the line: "50%". */
  readonly children?: ReactNode;
};

/** Progress through steps, with one mark per step. */
export function Progress({ label, steps, taken, children }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <VisuallyHidden>
        <progress max={steps} value={taken} aria-label={label} />
      </VisuallyHidden>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {Array.from({ length: steps }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its number identifies a step.
        <Bubbles key={step} look={step < taken ? 'whole' : 'outline'} size={26} />
      ))}
      <span className={styles.value} aria-hidden="true">
        {children}
      </span>
    </div>
  );
}
