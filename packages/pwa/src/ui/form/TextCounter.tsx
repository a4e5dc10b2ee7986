import { cleanText, visibleLength } from '@twosides/domain/kernel';
import styles from './TextCounter.module.css';

type TextCounterProps = { readonly text: string; readonly min: number | undefined; readonly max: number | undefined };

/** How far along a text is. Screen readers hear the field's own rules instead: a counter read at every key is noise. */
export function TextCounter({ text, min, max }: TextCounterProps) {
  const cleaned = cleanText(text);
  const seen = min === undefined ? 0 : visibleLength(cleaned, min);
  if (min !== undefined && seen < min) {
    return (
      <span className={styles.counter} aria-hidden="true">
        {seen === 0 ? `At least ${min} characters` : `${min - seen} more`}
      </span>
    );
  }
  if (max === undefined) return null;
  const { length } = cleaned;
  return (
    <span className={styles.counter} data-over={length > max || undefined} aria-hidden="true">
      {length.toLocaleString('en')} / {max.toLocaleString('en')}
    </span>
  );
}
