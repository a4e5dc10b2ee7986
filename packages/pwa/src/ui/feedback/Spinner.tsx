import styles from './Spinner.module.css';

export function Spinner({
  size = 20,
  label,
}: {
  readonly size?: number | undefined;
  readonly label?: string | undefined;
}) {
  return (
    <svg
      className={styles.spinner}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <circle className={styles.track} cx="12" cy="12" r="9" />
      <path d="M21 12a9 9 0 0 0-9-9" />
    </svg>
  );
}
