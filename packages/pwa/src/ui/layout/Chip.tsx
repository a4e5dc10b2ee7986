import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CategoryMark, type MarkName } from '../identity/CategoryMark.tsx';
import styles from './Chip.module.css';
import { classNames } from './class-names.ts';

export type ChipProps = {
  /** The mark of a category, shown before its name. */
  readonly mark?: MarkName | undefined;
  readonly children: ReactNode;
  /** The page to link to; without it, the chip is plain text. */
  readonly to?: string | undefined;
};

/** Names a category or tag. */
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
