import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import shared from '../../../styles/shared.module.css';
import { OutsideLink } from '../../../ui/layout/PageLink.tsx';
import lineStyles from './HelpLines.module.css';
import { COUNTRIES, type HelpLine, type HelpTopic, linesIn, useProbableCountry } from './help-lines.ts';
import styles from './NearbyLines.module.css';

type NearbyLinesProps = {
  readonly topics: readonly HelpTopic[];
  readonly collapsedAs?: string;
};

export function NearbyLines({ topics, collapsedAs }: NearbyLinesProps) {
  const country = useProbableCountry();
  if (country === null)
    return (
      <p className={styles.elsewhere}>
        Wherever you are, <a href="https://findahelpline.com/">findahelpline.com</a> can point you to someone near you.
        If you’re in danger now, call the police or an ambulance.
      </p>
    );
  const { name, emergency } = COUNTRIES[country];
  return (
    <>
      <a className={styles.emergency} href={`tel:${emergency}`}>
        <strong>{emergency}</strong> if you’re in danger now ({name})
      </a>
      <CollapsedOnPhones words={collapsedAs}>
        <dl className={shared.stack10}>
          {linesIn(country, topics).map((line) => (
            <HelpLineRow key={line.name} line={line} />
          ))}
        </dl>
      </CollapsedOnPhones>
    </>
  );
}

type CollapsedOnPhonesProps = { readonly words: string | undefined; readonly children: ReactNode };

function CollapsedOnPhones({ words, children }: CollapsedOnPhonesProps) {
  const [isWide] = useState(() => window.matchMedia('(min-width: 48em)').matches);
  if (words === undefined || isWide) return children;
  return (
    <details>
      <summary className={styles.words}>{words}</summary>
      {children}
    </details>
  );
}

type HelpLineRowProps = { readonly line: HelpLine; readonly withTopic?: boolean };

export function HelpLineRow({ line: { topic, name, phone, site, note }, withTopic = false }: HelpLineRowProps) {
  return (
    <div className={lineStyles.line}>
      <dt>
        {name} {note && <span className={lineStyles.note}>({note})</span>}
        {withTopic && <span className={lineStyles.topic}>{TOPICS[topic]}</span>}
      </dt>
      <dd className={lineStyles.ways}>
        {phone && (
          <a className={lineStyles.phone} href={`tel:${phone.replaceAll(/\D/g, '')}`}>
            {phone}
          </a>
        )}
        {site && <OutsideLink href={`https://${site}/`}>{site.replace(/^www\./, '')}</OutsideLink>}
      </dd>
    </div>
  );
}

const TOPICS: Readonly<Record<HelpTopic, string>> = {
  violence: 'if you’re hurt or afraid',
  suicide: 'if life feels like too much',
  children: 'for children',
};

export function HelpStrip() {
  return (
    <section className={styles.strip} aria-labelledby="help-strip">
      <h2 id="help-strip" className={shared.textL}>
        If something like this is happening to you
      </h2>
      <NearbyLines topics={['violence', 'suicide']} collapsedAs="Help lines, day and night" />
      <p>
        <Link to="/safety" className={styles.more}>
          More help, and how to protect your privacy
        </Link>
      </p>
    </section>
  );
}
