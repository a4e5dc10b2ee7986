import { EXCERPT_LENGTH, EXCERPT_LENGTH_NARROW, excerptOf } from '@twosides/domain/reading';
import styles from './Excerpt.module.css';

/**
 * The beginning of an account, shorter on narrow screens. CSS chooses, so that nothing moves when the page comes alive.
 */
export function Excerpt({ text }: { readonly text: string }) {
  const wide = excerptOf(text, EXCERPT_LENGTH);
  const narrow = excerptOf(text, EXCERPT_LENGTH_NARROW);
  if (wide === narrow) return <p dir="auto">{wide}</p>;
  return (
    <>
      <p dir="auto" className={styles.wide}>
        {wide}
      </p>
      <p dir="auto" className={styles.narrow}>
        {narrow}
      </p>
    </>
  );
}
