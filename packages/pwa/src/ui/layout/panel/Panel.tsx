import type { ReactNode } from 'react';
import { Card } from '../Card.tsx';
import styles from './Panel.module.css';

export type PanelProps = {
  /** The heading's id. */
  readonly id: string;
  readonly title: string;
  /** Content next to the title. */
  readonly mark?: ReactNode;
  /** `sunken` is less prominent. */
  readonly tone?: 'sunken' | undefined;
  readonly children: ReactNode;
};

/** A card with a heading, for content beside the main content. */
export function Panel({ id, title, mark, tone, children }: PanelProps) {
  return (
    <Card as="section" tone={tone} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {mark}
      </div>
      {children}
    </Card>
  );
}
