import { Bubbles } from '../ui/identity/Bubbles.tsx';
import styles from './ScreenLoading.module.css';

export function ScreenLoading() {
  return (
    <div className={styles.loading}>
      <Bubbles look="breathing" label="Loading" />
    </div>
  );
}
