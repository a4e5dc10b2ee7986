import styles from './Logo.module.css';

/** Two voices, and where they meet. */
export function Logo() {
  return (
    <svg className={styles.logo} width="34" height="28" viewBox="0 0 34 28" aria-hidden="true">
      <path
        className={styles.hers}
        d="M3 11a8.5 8.5 0 0 1 8.5-8.5h3a8.5 8.5 0 0 1 0 17H9l-4.5 4v-6A8.5 8.5 0 0 1 3 11z"
      />
      <path
        className={styles.his}
        d="M31 13a8.5 8.5 0 0 0-8.5-8.5h-3a8.5 8.5 0 0 0 0 17H25l4.5 4v-6A8.5 8.5 0 0 0 31 13z"
      />
      <path className={styles.meeting} d="M19.994 4.515A8.5 8.5 0 0 1 14.006 19.485 8.5 8.5 0 0 1 19.994 4.515z" />
    </svg>
  );
}
