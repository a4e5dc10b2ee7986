import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './Tag.module.css';

export type TagProps = { readonly children: ReactNode; readonly tone?: 'her' | 'his' | 'neutral' | 'plum' | undefined };

/** A word beside a name: the side someone took, "Author", "You". */
export function Tag({ children, tone = 'neutral' }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}
