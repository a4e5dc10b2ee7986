import { useSyncExternalStore } from 'react';
import shared from '../styles/shared.module.css';
import { Button } from '../ui/form/Button.tsx';
import { HomeScreenSteps } from './HomeScreenSteps.tsx';
import styles from './InstallOffer.module.css';
import { installStore, type InstallOffer as Offer } from './install-store.ts';

export function InstallOffer() {
  const offer = useSyncExternalStore<Offer>(installStore.subscribe, installStore.getSnapshot, () => 'none');
  return (
    <div className={styles.place} role="status">
      {offer !== 'none' && (
        <section className={styles.offer} aria-labelledby="install-offer">
          <img className={styles.icon} src="/icons/icon-192.png" width="48" height="48" alt="" />
          <div>
            <h2 id="install-offer" className={styles.title}>
              Keep TwoSides handy
            </h2>
            {offer === 'prompt' ? (
              <p className={shared.note}>It opens from your home screen, even when you’re offline.</p>
            ) : (
              <p className={shared.note}>
                <HomeScreenSteps />
              </p>
            )}
          </div>
          <div className={styles.actions}>
            <Button variant="plain" size="small" onClick={installStore.notNow}>
              Not now
            </Button>
            {offer === 'prompt' && (
              <Button variant="fill" size="small" onClick={() => void installStore.install()}>
                Install
              </Button>
            )}
          </div>
        </section>
      )}
    </div>
  );
}
