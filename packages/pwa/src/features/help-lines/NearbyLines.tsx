import { type ReactNode, useState } from 'react';
import { HelpLineRow } from './HelpLineRow.tsx';
import type { HelpTopic } from './help-lines.ts';
import styles from './NearbyLines.module.css';
import { nearbyLines, probableCountry } from './nearby-lines.ts';

type NearbyLinesProps = {
  readonly topics: readonly HelpTopic[];
  /** On a phone the lines are folded behind these words, but for the number in danger. */
  readonly foldedAs?: string;
};

/** Who can help where the reader probably is; elsewhere how to find somebody. */
export function NearbyLines({ topics, foldedAs }: NearbyLinesProps) {
  const nearby = nearbyLines(probableCountry(navigator.languages), topics);
  if (nearby === null)
    return (
      <p className={styles.elsewhere}>
        Wherever you are, <a href="https://findahelpline.com/">findahelpline.com</a> names somebody near you to talk to.
        In danger now, call the police or an ambulance.
      </p>
    );
  const { country, lines } = nearby;
  return (
    <>
      <a className={styles.emergency} href={`tel:${country.emergency}`}>
        <strong>{country.emergency}</strong> In danger now ({country.name})
      </a>
      <FoldedOnPhones words={foldedAs}>
        <dl className={styles.lines}>
          {lines.map((line) => (
            <HelpLineRow key={line.name} line={line} />
          ))}
        </dl>
      </FoldedOnPhones>
    </>
  );
}

type FoldedOnPhonesProps = { readonly words: string | undefined; readonly children: ReactNode };

function FoldedOnPhones({ words, children }: FoldedOnPhonesProps) {
  const [isWide] = useState(() => window.matchMedia('(min-width: 48em)').matches);
  if (words === undefined || isWide) return children;
  return (
    <details>
      <summary className={styles.words}>{words}</summary>
      {children}
    </details>
  );
}
