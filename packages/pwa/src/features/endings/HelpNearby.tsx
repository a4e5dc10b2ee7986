import { Link } from 'react-router-dom';
import { Button } from '../../ui/form/Button.tsx';
import { HelpLineRow } from '../help-lines/HelpLineRow.tsx';
import { nearbyLines, probableCountry } from '../help-lines/nearby-lines.ts';
import { exitQuickly } from '../quick-exit/quick-exit.ts';
import styles from './HowItWentForm.module.css';

/** Who can help where the votes have made it worse, before anything is published. @param onLeave forgets the draft */
export function HelpNearby({ onLeave }: { readonly onLeave: () => void }) {
  const nearby = nearbyLines(probableCountry(navigator.languages), ['violence', 'suicide']);
  return (
    <section className={styles.help} aria-labelledby="help-heading">
      <h2 id="help-heading" className={styles.helpTitle}>
        We're sorry. You don't have to carry it alone.
      </h2>
      <p>These people listen, also at night, and decide nothing for you. You don't have to post anything here.</p>
      {nearby ? (
        <>
          <a className={styles.emergency} href={`tel:${nearby.country.emergency}`}>
            <strong>{nearby.country.emergency}</strong> In danger now ({nearby.country.name})
          </a>
          <dl className={styles.lines}>
            {nearby.lines.map((line) => (
              <HelpLineRow key={line.name} line={line} />
            ))}
          </dl>
        </>
      ) : (
        <p>
          Wherever you are, <a href="https://findahelpline.com/">findahelpline.com</a> names somebody near you to talk
          to. In danger now, call the police or an ambulance.
        </p>
      )}
      <p className={styles.more}>
        <Link to="/safety">More help, and how to leave no traces</Link>
        <Button
          size="small"
          icon="log-out"
          onClick={() => {
            onLeave();
            exitQuickly();
          }}
        >
          Quick exit
        </Button>
      </p>
    </section>
  );
}
