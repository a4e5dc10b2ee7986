import { Icon } from '../ui/identity/Icon.tsx';
import styles from './HomeScreenSteps.module.css';

/** Explains how to install the app on iPhone and iPad, where it cannot be offered. */
export function HomeScreenSteps() {
  return (
    <span className={styles.steps}>
      Tap <Icon name="share" size={18} label="Share" /> in your browser's bar, then “Add to Home Screen”.
    </span>
  );
}
