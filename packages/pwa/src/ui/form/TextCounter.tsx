import styles from './TextCounter.module.css';

type TextCounterProps = { readonly length: number; readonly min: number | undefined; readonly max: number | undefined };

/** How far along a text is. Screen readers hear the field's own rules instead: a counter read at every key is noise. */
export function TextCounter({ length, min, max }: TextCounterProps) {
  if (min !== undefined && length < min) {
    return (
      <span className={styles.counter} aria-hidden="true">
        {length === 0 ? `At least ${min} characters` : `${min - length} more`}
      </span>
    );
  }
  if (max === undefined) return null;
  return (
    <span className={styles.counter} data-over={length > max || undefined} aria-hidden="true">
      {length.toLocaleString('en')} / {max.toLocaleString('en')}
    </span>
  );
}
