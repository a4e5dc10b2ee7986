import { Bubbles } from '../identity/Bubbles.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Progress.module.css';

export type ProgressProps = {
  /** How many steps there are, and how many of them are taken once this one is. */
  readonly steps: number;
  readonly taken: number;
};

/** How far along a form of several steps is: a mark for each, told once it is taken. */
export function Progress({ steps, taken }: ProgressProps) {
  const label = `Step ${taken} of ${steps}`;
  return (
    <div className={styles.progress}>
      <VisuallyHidden>
        <progress max={steps} value={taken} aria-label={label} />
      </VisuallyHidden>
      <span aria-hidden="true">{label}</span>
      {Array.from({ length: steps }, (_, step) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its number.
        <Bubbles key={step} look={step < taken ? 'whole' : 'outline'} size={34} />
      ))}
      <span className={styles.value} aria-hidden="true">
        {Math.round((100 * taken) / steps)}%
      </span>
    </div>
  );
}
