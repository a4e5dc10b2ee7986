import type { Side } from '@twosides/domain/model';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './SideKey.module.css';

type SideKeyProps = { readonly side: Side; readonly label: string; readonly percentage: number };

export function SideKey({ side, label, percentage }: SideKeyProps) {
  return (
    <p className={styles.key}>
      <span className={classNames(styles.mark, styles[side])} />
      <span className={styles.label}>{label}</span>
      <strong className={styles.percentage}>{percentage}%</strong>
    </p>
  );
}
