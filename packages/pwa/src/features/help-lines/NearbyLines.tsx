import { HelpLineRow } from './HelpLineRow.tsx';
import type { HelpTopic } from './help-lines.ts';
import styles from './NearbyLines.module.css';
import { nearbyLines, probableCountry } from './nearby-lines.ts';

/** Who can help where the reader probably is; elsewhere how to find somebody. */
export function NearbyLines({ topics }: { readonly topics: readonly HelpTopic[] }) {
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
      <dl className={styles.lines}>
        {lines.map((line) => (
          <HelpLineRow key={line.name} line={line} />
        ))}
      </dl>
    </>
  );
}
