import { DEFAULT_SIDE_LABELS, type SideLabels } from '@twosides/domain/conflicts';
import type { Side } from '@twosides/domain/model';
import { classNames } from '../layout/class-names.ts';
import styles from './Split.module.css';
import { SplitBar } from './SplitBar.tsx';
import { type SplitResult, splitLabel } from './split-label.ts';
import { useReveal } from './use-reveal.ts';

export type SplitProps = SplitResult & {
  readonly labels?: SideLabels | undefined;
  /** `large` is the result on the conflict's own page; it also writes the sides' names, and where half is. */
  readonly size?: 'regular' | 'large' | undefined;
  /** Opens from the middle when it appears: for the moment of the reveal, not for a list. */
  readonly opening?: boolean | undefined;
  /** The side that the viewer is on. */
  readonly own?: Side | null | undefined;
};

/** Of less of the width a number has a bubble of its own to stand on; where there is room for more, of still less. */
const NARROW = 30;
const SLIVER = 18;
/** Above this a number is written large. Near a tie both are: neither is ahead. */
const AHEAD = 47;
/** Nearer to the middle the seam itself shows where half is. */
const NEAR_HALF = 6;

/**
 * The signature: both tints fill the width and meet where people stand, her texture from the left, his from the right.
 * A notch shows where half is, and about the seam a soft light where her share likely lies.
 */
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
        <span className={styles.notch}>{size === 'large' && <span className={styles.half}>half</span>}</span>
      )}
      {end('her', herPercentage)}
      {end('his', hisPercentage)}
    </div>
  );
}
