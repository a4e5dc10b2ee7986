import type { ReactNode } from 'react';
import shared from '../../styles/shared.module.css';
import { Chip } from './Chip.tsx';
import { classNames } from './class-names.ts';
import styles from './Tag.module.css';

export type TagProps = { readonly children: ReactNode; readonly tone?: 'her' | 'his' | 'neutral' | 'plum' | undefined };

export function Tag({ children, tone = 'neutral' }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}

export type TagListProps = {
  readonly tags: readonly string[];
  readonly label?: string | undefined;
  readonly most?: number | undefined;
  readonly pathOf?: (tag: string) => string;
};

export function TagList({ tags, label = 'Tags', most = tags.length, pathOf }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <ul className={shared.wrap6} aria-label={label}>
      {tags.slice(0, most).map((tag) => (
        <li key={tag} className={pathOf ? styles.linked : styles.item} dir="auto">
          {pathOf ? <Chip to={pathOf(tag)}>{tag}</Chip> : <Tag>{tag}</Tag>}
        </li>
      ))}
    </ul>
  );
}
