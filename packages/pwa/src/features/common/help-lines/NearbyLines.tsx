import { type ReactNode, useState } from 'react';
import shared from '../../../styles/shared.module.css';
import { HelpLineRow } from './HelpLineRow.tsx';
import type { HelpTopic } from './help-lines.ts';
import styles from './NearbyLines.module.css';
import { nearbyLines, useProbableCountry } from './nearby-lines.ts';

type NearbyLinesProps = {
  readonly topics: readonly HelpTopic[];
  readonly collapsedAs?: string;
};

export function NearbyLines({ topics, collapsedAs }: NearbyLinesProps) {
  const nearby = nearbyLines(useProbableCountry() ?? undefined, topics);
  if (nearby === null)
    return (
      <p className={styles.elsewhere}>
        Wherever you are, <a href="https://findahelpline.com/">findahelpline.com</a> can point you to someone near you.
        If you’re in danger now, call the police or an ambulance.
      </p>
    );
  const { country, lines } = nearby;
  return (
    <>
      <a className={styles.emergency} href={`tel:${country.emergency}`}>
        <strong>{country.emergency}</strong> if you’re in danger now ({country.name})
      </a>
      <CollapsedOnPhones words={collapsedAs}>
        <dl className={shared.stack10}>
          {lines.map((line) => (
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
