import type { ICON_PATHS } from './drawings.ts';
import styles from './Icon.module.css';

export type IconName = keyof typeof ICON_PATHS;

export type IconProps = {
  readonly name: IconName;
  /** Size in px at default text size, scaling with it; default 20. */
  readonly size?: number | undefined;
  /** Only if no text next to it says the same. */
  readonly label?: string | undefined;
};

/** References a drawing from `scripts/sprite.ts`. */
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
