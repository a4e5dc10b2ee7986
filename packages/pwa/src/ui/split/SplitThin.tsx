import { DEFAULT_SIDE_LABELS, type SideLabels } from '@twosides/domain/conflicts';
import shared from '../../styles/shared.module.css';
import { classNames } from '../layout/class-names.ts';
import { SplitBar } from './SplitBar.tsx';
import styles from './SplitThin.module.css';
import { type SplitRange, splitLabel } from './split-label.ts';

export type SplitThinProps = {
  readonly labels?: SideLabels | undefined;
  readonly herPercentage: number;
  readonly range?: SplitRange | null | undefined;
};

export function SplitThin({ labels = DEFAULT_SIDE_LABELS, herPercentage, range }: SplitThinProps) {
  const hisPercentage = 100 - herPercentage;
  return (
    <div className={shared.row8} role="img" aria-label={splitLabel(labels, { herPercentage, hisPercentage, range })}>
      <span className={classNames(styles.figure, styles.hers)}>{herPercentage}%</span>
      <div className={styles.thin}>
        <SplitBar herPercentage={herPercentage} range={range} textured={false} />
      </div>
      <span className={styles.figure}>{hisPercentage}%</span>
    </div>
  );
}
