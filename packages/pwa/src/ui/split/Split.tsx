import { DEFAULT_SIDE_LABELS, type SideLabels } from '@twosides/domain/conflicts';
import type { Side } from '@twosides/domain/model';
import { classNames } from '../layout/class-names.ts';
import styles from './Split.module.css';
import { SplitBar } from './SplitBar.tsx';
import { type SplitResult, splitLabel } from './split-label.ts';
import { useReveal } from './use-reveal.ts';

export type SplitProps = SplitResult & {
  readonly labels?: SideLabels | undefined;
  /** `large` is for the conflict's page, and adds the names of the sides and the label "50%". */
  readonly size?: 'regular' | 'large' | undefined;
  readonly opening?: boolean | undefined;
  /** The viewer's side. */
  readonly own?: Side | null | undefined;
};

/** Percent. In narrow bars, smaller numbers are shown in a bubble, because their part of the bar is too narrow. */
const NARROW = 30;
/** Percent. In bars of any width, smaller numbers are shown in a bubble. */
const SLIVER = 18;
/** Percent. A larger share gets a larger font. It is below 50, so that near a tie both shares get it. */
const AHEAD = 47;
/**
 * Percentage points. If her share is nearer to 50% than this, no notch marks the middle, because the two colors already
 * meet near it.
 */
const NEAR_HALF = 6;

/** The colors of the sides meet at her share. A notch marks 50%, and a lighter band marks the likely range. */
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
