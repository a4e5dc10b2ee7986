import type { Side } from '@twosides/domain/model';
import shared from '../../../styles/shared.module.css';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './SideKey.module.css';

type SideKeyProps = { readonly side: Side; readonly label: string; readonly percentage: number };

export function SideKey({ side, label, percentage }: SideKeyProps) {
  return (
    <p className={shared.row8}>
      <span className={classNames(styles.mark, styles[side])} />
      <span className={styles.label}>{label}</span>
      <strong className={styles.percentage}>{percentage}%</strong>
    </p>
  );
}
