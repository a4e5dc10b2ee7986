import styles from './Spinner.module.css';

type SpinnerProps = { readonly size?: number; readonly label?: string };

export function Spinner({ size = 20, label }: SpinnerProps) {
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
