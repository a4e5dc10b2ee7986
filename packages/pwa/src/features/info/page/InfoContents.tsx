import { Link } from 'react-router-dom';
import { Icon } from '../../../ui/identity/Icon.tsx';
import styles from './InfoContents.module.css';
import type { InfoSection } from './info-section.ts';

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
