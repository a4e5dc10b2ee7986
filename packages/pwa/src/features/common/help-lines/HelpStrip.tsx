import { Link } from 'react-router-dom';
import shared from '../../../styles/shared.module.css';
import styles from './HelpStrip.module.css';
import { NearbyLines } from './NearbyLines.tsx';

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
