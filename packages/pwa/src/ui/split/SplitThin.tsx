import { DEFAULT_SIDE_LABELS, type SideLabels } from '@twosides/domain/conflicts';
import shared from '../../styles/shared.module.css';
import { classNames } from '../layout/class-names.ts';
import { SplitBar } from './SplitBar.tsx';
import styles from './SplitThin.module.css';
import { type SplitRange, splitLabel } from './split-label.ts';

export type SplitThinProps = {
  readonly labels?: SideLabels | undefined;
  /** Null if the split is hidden from this viewer. */
  readonly herPercentage: number | null;
  readonly range?: SplitRange | null | undefined;
};

export function SplitThin({ labels = DEFAULT_SIDE_LABELS, herPercentage, range }: SplitThinProps) {
  const label =
    herPercentage === null
      ? 'Results hidden until you vote'
      : splitLabel(labels, { herPercentage, hisPercentage: 100 - herPercentage, range });
  return (
    <div className={shared.row8} role="img" aria-label={label}>
      {herPercentage !== null && <span className={classNames(styles.figure, styles.hers)}>{herPercentage}%</span>}
      <div className={classNames(styles.thin, herPercentage === null && styles.closed)}>
        {herPercentage !== null && <SplitBar herPercentage={herPercentage} range={range} textured={false} />}
      </div>
      {herPercentage !== null && <span className={styles.figure}>{100 - herPercentage}%</span>}
    </div>
  );
}
