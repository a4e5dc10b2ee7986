import { classNames } from '../layout/class-names.ts';
import styles from './Bubbles.module.css';
import type { SHAPES } from './drawings.ts';
import { Icon, type IconName } from './Icon.tsx';

export type BubblesProps = {
  readonly look?: 'whole' | 'outline' | 'soft' | 'breathing' | undefined;
  /** The width in px at the default text size; it grows with the text size. */
  readonly size?: number | undefined;
  readonly label?: string | undefined;
};

export function Bubbles({ look = 'whole', size = 60, label }: BubblesProps) {
  return (
    <svg
      className={classNames(styles.bubbles, styles[look])}
      width={`${size / 16}rem`}
      height={`${(size * 41) / 60 / 16}rem`}
      viewBox="0 0 60 41"
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <Shape name="bubbles-hers" className={styles.hers} />
      <Shape name="bubbles-his" className={styles.his} />
      {look === 'whole' && <Shape name="bubbles-meeting" className={styles.meeting} />}
    </svg>
  );
}

export function Logo() {
  return (
    <svg className={styles.bubbles} width="34" height="28" viewBox="0 0 34 28" aria-hidden="true">
      <Shape name="logo-hers" className={styles.hers} />
      <Shape name="logo-his" className={styles.his} />
      <Shape name="logo-meeting" className={styles.meeting} />
    </svg>
  );
}

type ShapeProps = {
  readonly name: keyof typeof SHAPES;
  readonly fill?: string;
  readonly className?: string | undefined;
};

export const Shape = ({ name, ...look }: ShapeProps) => <use href={`#shape-${name}`} {...look} />;

type BubbleIconProps = {
  readonly name: IconName;
  readonly size?: number | undefined;
};

export function BubbleIcon({ name, size = 52 }: BubbleIconProps) {
  return (
    <span className={styles.mark}>
      <Bubbles look="soft" size={size} />
      <span className={styles.icon}>
        <Icon name={name} size={Math.round(size * 0.3)} />
      </span>
    </span>
  );
}
