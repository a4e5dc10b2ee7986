import { PAGE_HEADINGS } from '@twosides/domain/contract';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../../ui/layout/use-document-title.ts';
import { InfoContents } from './InfoContents.tsx';
import styles from './InfoPage.module.css';
import type { InfoSection } from './info-section.ts';

type InfoPageProps = {
  /** Which page it is; its name stands in the tab. */
  readonly page: keyof typeof PAGE_HEADINGS;
  readonly title: string;
  readonly lead: ReactNode;
  readonly sections: readonly InfoSection[];
  /** Stands between the lead and the text: what must be seen first. */
  readonly top?: ReactNode;
  /** Buttons that lead on, at the end. */
  readonly actions?: ReactNode;
};

/** With fewer sections than this a list of them would be longer than the way to them. */
const CONTENTS_FROM = 4;

/** The one layout of everything that is there to be read. */
export function InfoPage({ page, title, lead, sections, top, actions }: InfoPageProps) {
  useDocumentTitle(PAGE_HEADINGS[page]);
  const hasContents = sections.length >= CONTENTS_FROM;
  return (
    <div className={hasContents ? styles.wide : styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.lead}>{lead}</div>
        {top}
      </header>
      {hasContents && <InfoContents sections={sections} />}
      <div className={styles.text}>
        {sections.map(({ id, title: heading, content }) => (
          <section key={id} className={styles.section} aria-labelledby={id}>
            <h2 id={id} className={styles.heading} tabIndex={-1}>
              {heading}
            </h2>
            <div className={styles.prose}>{content}</div>
          </section>
        ))}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
