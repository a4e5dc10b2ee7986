import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CategoryMark, type MarkName } from '../identity/CategoryMark.tsx';
import styles from './Chip.module.css';
import { classNames } from './class-names.ts';

export type ChipProps = {
  readonly mark?: MarkName | undefined;
  readonly children: ReactNode;
  readonly to?: string | undefined;
};

export function Chip({ mark, children, to }: ChipProps) {
  const content = (
    <>
      {mark && <CategoryMark name={mark} size={16} />}
      {children}
    </>
  );
  if (to === undefined) return <span className={styles.chip}>{content}</span>;
  return (
    <Link className={classNames(styles.chip, styles.link)} to={to}>
      {content}
    </Link>
  );
}
