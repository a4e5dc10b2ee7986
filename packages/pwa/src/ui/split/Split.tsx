import { DEFAULT_SIDE_LABELS, type SideLabels } from '@twosides/domain/conflicts';
import { classNames } from '../layout/class-names.ts';
import styles from './Split.module.css';
import { SplitBar } from './SplitBar.tsx';
import { type SplitResult, splitLabel } from './split-label.ts';

export type SplitProps = SplitResult & {
  readonly labels?: SideLabels | undefined;
  /** `large` is the result on the conflict's own page; it also writes the sides' names. */
  readonly size?: 'regular' | 'large' | undefined;
  /** Opens from the middle when it appears: for the moment of the reveal, not for a list. */
  readonly opening?: boolean | undefined;
};

/**
 * The signature: one bar, her texture from the left, his from the right, a notch where a tie would be, and about the
 * seam a soft band where her share likely lies.
 */
export function Split({ labels = DEFAULT_SIDE_LABELS, size = 'regular', opening = false, ...result }: SplitProps) {
  return (
    <div
      className={classNames(styles.split, styles[size], opening && styles.opening)}
      role="img"
      aria-label={splitLabel(labels, result)}
    >
      <SplitBar herPercentage={result.herPercentage} range={result.range} />
      <span className={styles.notch} />
      <SplitEnd side="her" name={size === 'large' ? labels.her : undefined} percentage={result.herPercentage} />
      <SplitEnd side="his" name={size === 'large' ? labels.his : undefined} percentage={result.hisPercentage} />
    </div>
  );
}

type SplitEndProps = { readonly side: 'her' | 'his'; readonly name: string | undefined; readonly percentage: number };

/** Stands on its own side's colour even where that side is too short for it; the name only where there is room. */
function SplitEnd({ side, name, percentage }: SplitEndProps) {
  return (
    <span className={classNames(styles.end, styles[side])}>
      <span className={styles.percentage}>{percentage}%</span>
      {name && percentage >= 34 && (
        <span className={classNames(styles.name, percentage < 48 && styles.tight)}>{name}</span>
      )}
    </span>
  );
}
