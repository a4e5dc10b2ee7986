import { DEFAULT_SIDE_LABELS, type SideLabels } from '@twosides/domain/conflicts';
import type { Side } from '@twosides/domain/model';
import { classNames } from '../layout/class-names.ts';
import styles from './Split.module.css';
import { SplitBar } from './SplitBar.tsx';
import { type SplitResult, splitLabel } from './split-label.ts';
import { useReveal } from './use-reveal.ts';

export type SplitProps = SplitResult & {
  readonly labels?: SideLabels | undefined;
  readonly size?: 'regular' | 'large' | undefined;
  readonly opening?: boolean | undefined;
  readonly own?: Side | null | undefined;
};

/** Percent. In narrow bars, smaller shares are shown in a bubble. */
const NARROW = 30;
/** Percent. In bars of any width, smaller shares are shown in a bubble. */
const SLIVER = 18;
/** Percent. A larger share gets a larger font. Below 50, so that near a tie both shares get it. */
const AHEAD = 47;
/** Percentage points. There is no notch in the middle if her share is nearer to 50% than this. */
const NEAR_HALF = 6;

export function Split({
  labels = DEFAULT_SIDE_LABELS,
  size = 'regular',
  opening = false,
  own = null,
  ...result
}: SplitProps) {
  const share = useReveal(opening);
  const { herPercentage, hisPercentage } = result;
  const end = (side: Side, percentage: number) => (
    <span
      className={classNames(
        styles.end,
        styles[side],
        percentage > AHEAD && styles.ahead,
        percentage < NARROW && styles.narrow,
        percentage < SLIVER && styles.sliver,
      )}
    >
      <span className={styles.percentage}>
        {Math.round(percentage * share)}
        <span className={styles.sign}>%</span>
      </span>
      {size === 'large' && (
        <span className={styles.name}>
          {labels[side]}
          {own === side && ', and\u00a0you'}
        </span>
      )}
    </span>
  );
  return (
    <div
      className={classNames(styles.split, styles[size], opening && styles.opening)}
      role="img"
      aria-label={splitLabel(labels, result)}
    >
      <SplitBar herPercentage={herPercentage} range={result.range} />
      {Math.abs(herPercentage - 50) >= NEAR_HALF && (
        <span className={styles.notch}>{size === 'large' && <span className={styles.half}>50%</span>}</span>
      )}
      {end('her', herPercentage)}
      {end('his', hisPercentage)}
    </div>
  );
}
