import type { ReactNode } from 'react';
import { Bubbles } from '../identity/Bubbles.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Progress.module.css';

export type ProgressProps = {
  /** "Step 2 of 4". */
  readonly label: string;
  /** How many steps there are, and how many of them are taken once this one is. */
  readonly steps: number;
  readonly taken: number;
  /** Stands at the end: "50%". */
  readonly children?: ReactNode;
};

/**
 * How far along one is, in a form of several steps or among several to read: a mark for each, told once it is taken.
 */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number.
        <Bubbles key={step} look={step < taken ? 'whole' : 'outline'} size={26} />
      ))}
      <span className={styles.value} aria-hidden="true">
        {children}
      </span>
    </div>
  );
}
