import styles from './Bubbles.module.css';
import { Shape } from './Shape.tsx';

export function Logo() {
  return (
    <svg className={styles.bubbles} width="34" height="28" viewBox="0 0 34 28" aria-hidden="true">
      <Shape name="logo-hers" className={styles.hers} />
      <Shape name="logo-his" className={styles.his} />
      <Shape name="logo-meeting" className={styles.meeting} />
    </svg>
  );
}
