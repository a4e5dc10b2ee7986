import type { ReactNode } from 'react';
import { Card } from '../Card.tsx';
import styles from './Panel.module.css';

export type PanelProps = {
  readonly id: string;
  readonly title: string;
  readonly mark?: ReactNode;
  readonly tone?: 'sunken' | undefined;
  readonly children: ReactNode;
};

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
