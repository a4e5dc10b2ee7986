import { Icon } from '../ui/identity/Icon.tsx';
import styles from './HomeScreenSteps.module.css';

/** Browsers on iPhone and iPad have no install prompt, so this explains how to install the app. */
export function HomeScreenSteps() {
  return (
    <span className={styles.steps}>
      Tap <Icon name="share" size={18} label="Share" /> in your browser’s toolbar, then “Add to Home Screen.”
    </span>
  );
}
