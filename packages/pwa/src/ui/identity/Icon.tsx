import type { ICON_PATHS } from './drawings.ts';
import styles from './Icon.module.css';

export type IconName = keyof typeof ICON_PATHS;

export type IconProps = {
  readonly name: IconName;
  /** Width and height in px; 20 unless told. */
  readonly size?: number | undefined;
  /** Only where no text beside it says the same. */
  readonly label?: string | undefined;
};

/** Points at the drawing that `scripts/sprite.ts` puts into the page. */
export function Icon({ name, size = 20, label }: IconProps) {
  return (
    <svg
      className={styles.icon}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}
