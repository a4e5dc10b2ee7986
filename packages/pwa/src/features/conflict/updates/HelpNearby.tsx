import { Link } from 'react-router-dom';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { NearbyLines } from '../../common/help-lines/NearbyLines.tsx';
import { exitQuickly } from '../../common/quick-exit/QuickExit.tsx';
import styles from './HowItWentForm.module.css';

/** @param onLeave called before a quick exit, to delete the draft */
export function HelpNearby({ onLeave }: { readonly onLeave: () => void }) {
  return (
    <section className={styles.help} aria-labelledby="help-heading">
      <h2 id="help-heading" className={shared.textL}>
        We’re sorry. You don’t have to go through this alone.
      </h2>
      <p>These people listen, day and night, and won’t tell you what to do. You don’t have to post anything here.</p>
      <NearbyLines topics={['violence', 'suicide']} />
      <p className={styles.more}>
        <Link to="/safety">More help, and how to protect your privacy</Link>
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
