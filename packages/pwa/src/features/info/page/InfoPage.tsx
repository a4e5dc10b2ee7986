import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import shared from '../../../styles/shared.module.css';
import { Icon } from '../../../ui/identity/Icon.tsx';
import styles from './InfoPage.module.css';

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

export type InfoSection = {
  /** The heading's anchor, e.g. `change-vote`. */
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
};

type Sections = { readonly sections: readonly Pick<InfoSection, 'id' | 'title'>[] };

export function InfoContents({ sections }: Sections) {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <details className={styles.collapsed}>
        <summary className={styles.summary}>
          On this page
          <Icon name="chevron-down" />
        </summary>
        <SectionLinks sections={sections} />
      </details>
      <div className={styles.beside}>
        <p className={styles.label}>On this page</p>
        <SectionLinks sections={sections} />
      </div>
    </nav>
  );
}

function SectionLinks({ sections }: Sections) {
  return (
    <ul className={styles.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link className={styles.link} to={`#${id}`}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
