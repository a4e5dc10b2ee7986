import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/Card.tsx';
import { SETTINGS_TITLES, type SettingsSectionId } from './SettingRow.tsx';
import styles from './SettingsCard.module.css';

type SettingsCardProps = {
  /** Target of `/settings#id`. */
  readonly id: SettingsSectionId;
  /** Overrides the section's usual heading. */
  readonly title?: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
};

/** The frame of a settings section. */
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
