import { classNames } from '../layout/class-names.ts';
import styles from './Bubbles.module.css';
import { Shape } from './Shape.tsx';

export type BubblesProps = {
  /** `whole`: both sides told; `outline`: yet to be; `soft`: a ground for an icon; `breathing`: on their way. */
  readonly look?: 'whole' | 'outline' | 'soft' | 'breathing' | undefined;
  /** Width in px at the usual size of text, with which it grows; the height follows. */
  readonly size?: number | undefined;
  /** Only where no text beside it says the same. */
  readonly label?: string | undefined;
};

/** The logo's two mailbox keys as a mark: hers cut lower left, his lower right and laid over hers. */
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
