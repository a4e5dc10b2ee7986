import type { ICON_PATHS } from './drawings.ts';
import styles from './Icon.module.css';

export type IconName = keyof typeof ICON_PATHS;

export type IconProps = {
  readonly name: IconName;
  /** Width and height in px at the usual size of text, with which it grows; 20 unless told. */
  readonly size?: number | undefined;
  /** Only where no text beside it says the same. */
  readonly label?: string | undefined;
};

/** Points at the drawing that `scripts/sprite.ts` puts into the page. */
export function Icon({ name, size = 20, label }: IconProps) {
  return (
    <svg
      className={styles.icon}
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 24 24"
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
