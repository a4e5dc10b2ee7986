import { classNames } from '../layout/class-names.ts';
import styles from './Bubbles.module.css';

export type BubblesProps = {
  /** `whole`: both sides told; `outline`: yet to be; `soft`: a ground for an icon; `breathing`: on their way. */
  readonly look?: 'whole' | 'outline' | 'soft' | 'breathing' | undefined;
  /** Width in px; the height follows. */
  readonly size?: number | undefined;
  /** Only where no text beside it says the same. */
  readonly label?: string | undefined;
};

const HERS = 'M13 1h12a12 12 0 0 1 12 12v6a12 12 0 0 1-12 12H4a3 3 0 0 1-3-3V13A12 12 0 0 1 13 1z';
const HIS = 'M35 10h12a12 12 0 0 1 12 12v15a3 3 0 0 1-3 3H35a12 12 0 0 1-12-12v-6a12 12 0 0 1 12-12z';
const MEETING = 'M35 10h2v9a12 12 0 0 1-12 12h-2v-9a12 12 0 0 1 12-12z';

/** The logo's two voices as a mark: hers cut lower left, his lower right and laid over hers. */
export function Bubbles({ look = 'whole', size = 60, label }: BubblesProps) {
  return (
    <svg
      className={classNames(styles.bubbles, styles[look])}
      width={size}
      height={(size * 41) / 60}
      viewBox="0 0 60 41"
      role="img"
      aria-label={label}
      aria-hidden={!label}
    >
      <path className={styles.hers} d={HERS} />
      <path className={styles.his} d={HIS} />
      {look === 'whole' && <path className={styles.meeting} d={MEETING} />}
    </svg>
  );
}
