import type { ReactNode } from 'react';
import { Bubbles } from '../identity/Bubbles.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Progress.module.css';

export type ProgressProps = {
  readonly label: string;
  readonly steps: number;
  readonly taken: number;
  readonly children?: ReactNode;
};

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
