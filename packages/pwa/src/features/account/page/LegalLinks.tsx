import { Link } from 'react-router-dom';
import styles from './LegalLinks.module.css';

export function LegalLinks() {
  return (
    <p className={styles.legal}>
      By continuing you accept our <Link to="/terms">Terms</Link> and have read our <Link to="/privacy">Privacy</Link>{' '}
      notice.
    </p>
  );
}
