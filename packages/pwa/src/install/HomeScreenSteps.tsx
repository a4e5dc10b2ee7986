import { Icon } from '../ui/identity/Icon.tsx';
import styles from './HomeScreenSteps.module.css';

/** Explains how to install the app on an iPhone or iPad, whose browsers have no install prompt. */
export function HomeScreenSteps() {
  return (
    <span className={styles.steps}>
      Tap <Icon name="share" size={18} label="Share" /> in your browser’s toolbar, then “Add to Home Screen.”
    </span>
  );
}
