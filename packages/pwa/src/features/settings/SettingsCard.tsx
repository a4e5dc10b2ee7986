import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/Card.tsx';
import { SETTINGS_TITLES, type SettingsSectionId } from './SettingRow.tsx';
import styles from './SettingsCard.module.css';

type SettingsCardProps = {
  /** What `/settings#id` leads to; the section's own in `SETTINGS_SECTIONS`. */
  readonly id: SettingsSectionId;
  /** Where its heading depends on what there is. */
  readonly title?: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of one section of the settings. */
export function SettingsCard({ id, title = SETTINGS_TITLES[id], description, children }: SettingsCardProps) {
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
