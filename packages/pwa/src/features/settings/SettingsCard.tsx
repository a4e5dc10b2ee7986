import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './SettingsCard.module.css';

type SettingsCardProps = {
  /** What `/settings#id` leads to; the section's own in `SETTINGS_SECTIONS`. */
  readonly id: string;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of one section of the settings. */
export function SettingsCard({ id, title, description, children }: SettingsCardProps) {
  return (
    <Card as="section" padding="roomy" className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {children}
    </Card>
  );
}
