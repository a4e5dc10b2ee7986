import type { ReactNode } from 'react';
import shared from '../../../styles/shared.module.css';
import { InfoContents } from './InfoContents.tsx';
import styles from './InfoPage.module.css';
import type { InfoSection } from './info-section.ts';

export type InfoPageProps = {
  readonly title: string;
  readonly lead: ReactNode;
  readonly sections: readonly InfoSection[];
  readonly top?: ReactNode;
  readonly actions?: ReactNode;
};

const CONTENTS_FROM = 4;

export function InfoPage({ title, lead, sections, top, actions }: InfoPageProps) {
  const hasContents = sections.length >= CONTENTS_FROM;
  return (
    <div className={hasContents ? styles.wide : styles.page}>
      <header className={styles.head}>
        <h1 className={shared.title}>{title}</h1>
        <div className={styles.lead}>{lead}</div>
        {top}
      </header>
      {hasContents && <InfoContents sections={sections} />}
      <div className={styles.text}>
        {sections.map(({ id, title: heading, content }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} className={shared.textXl} tabIndex={-1}>
              {heading}
            </h2>
            <div className={styles.prose}>{content}</div>
          </section>
        ))}
        {actions && <div className={shared.wrap12}>{actions}</div>}
      </div>
    </div>
  );
}
