import { Icon } from '../ui/identity/Icon.tsx';
import styles from './HomeScreenSteps.module.css';

/** How the app comes to the home screen of an iPhone or iPad, where nothing but its owner's hand puts it there. */
export function HomeScreenSteps() {
  return (
    <span className={styles.steps}>
      Tap <Icon name="share" size={18} label="Share" /> in your browser's bar, then “Add to Home Screen”.
    </span>
  );
}
