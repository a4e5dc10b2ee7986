import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Card } from '../../ui/Card.tsx';
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
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // Here and not on the page: a section's code may come after the page has looked for it.
  useEffect(() => {
    if (hash !== `#${id}` || key === '') return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [id, hash, key]);

  return (
    <Card as="section" padding="roomy" className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 ref={heading} id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {children}
    </Card>
  );
}
