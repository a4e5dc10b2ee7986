import type { ICON_PATHS } from './drawings.ts';
import styles from './Icon.module.css';

export type IconName = keyof typeof ICON_PATHS;

export type IconProps = {
  readonly name: IconName;
  /** The size in px at the default text size; it grows with the text size. */
  readonly size?: number | undefined;
  /** Accessible name. Needed unless text next to the icon says the same. */
  readonly label?: string | undefined;
};

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
