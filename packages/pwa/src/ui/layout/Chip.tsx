import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CategoryMark, type MarkName } from '../identity/CategoryMark.tsx';
import styles from './Chip.module.css';

export type ChipProps = {
  readonly mark?: MarkName | undefined;
  readonly children: ReactNode;
  readonly to: string;
};

export function Chip({ mark, children, to }: ChipProps) {
  return (
    <Link className={styles.chip} to={to}>
      {mark && <CategoryMark name={mark} size={16} />}
      {children}
    </Link>
  );
}
