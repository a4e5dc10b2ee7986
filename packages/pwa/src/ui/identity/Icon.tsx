import styles from './Icon.module.css';
import { ICON_PATHS } from './icon-paths.ts';

export type IconName = keyof typeof ICON_PATHS;

export type IconProps = {
  readonly name: IconName;
  /** Width and height in px; 20 unless told. */
  readonly size?: number | undefined;
  /** Only where no text beside it says the same. */
  readonly label?: string | undefined;
};

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
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
