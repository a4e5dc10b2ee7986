import styles from './Progress.module.css';

export type ProgressProps = {
  /** 0–100. */
  readonly value: number;
  /** What is on its way: "Step 2 of 4". */
  readonly label: string;
  /** Shown at the right, e.g. "50%". */
  readonly showValue?: boolean | undefined;
};

export function Progress({ value, label, showValue = true }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <div className={styles.words} aria-hidden="true">
        <span>{label}</span>
        {showValue && <span className={styles.value}>{value}%</span>}
      </div>
      <progress className={styles.bar} max={100} value={value} aria-label={label} />
    </div>
  );
}
