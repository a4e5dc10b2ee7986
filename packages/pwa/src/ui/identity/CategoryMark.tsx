import styles from './Bubbles.module.css';
import type { MARKS } from './drawings.ts';

export type MarkName = keyof typeof MARKS;

export function CategoryMark({ name, size = 18 }: { readonly name: MarkName; readonly size?: number | undefined }) {
  const side = `${size / 16}rem`;
  return (
    <svg
      className={styles.bubbles}
      width={side}
      height={side}
      viewBox="0 0 24 24"
      fillRule="evenodd"
      aria-hidden="true"
    >
      <use href={`#mark-${name}-hers`} className={styles.hers} />
      <use href={`#mark-${name}-his`} className={styles.his} />
    </svg>
  );
}
