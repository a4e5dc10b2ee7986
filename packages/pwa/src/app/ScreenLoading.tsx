import { Bubbles } from '../ui/identity/Bubbles.tsx';
import styles from './ScreenLoading.module.css';

/** Stands in while a screen's code is on its way; shows only to those who have to wait for it. */
export function ScreenLoading() {
  return (
    <div className={styles.loading}>
      <Bubbles look="breathing" label="Loading" />
    </div>
  );
}
