import { DAY, HOUR, MINUTE } from '@twosides/domain/kernel';
import { numberText } from '../../../ui/identity/in-words.ts';
import { countOf } from '../list-text.ts';
import styles from './StatTiles.module.css';

export type StatTile = { readonly label: string; readonly value: string | null };

type StatTilesProps = { readonly id: string; readonly title: string; readonly tiles: readonly StatTile[] };

export function StatTiles({ id, title, tiles }: StatTilesProps) {
  const known = tiles.filter(({ value }) => value !== null);
  if (known.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <dl className={styles.tiles}>
        {known.map(({ label, value }) => (
          <div key={label} className={styles.tile}>
            <dt>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** "1,204"; null if zero or unknown. */
export const figure = (count: number | null): string | null => (count ? numberText(count) : null);

export const percentage = (percent: number | null): string | null => (percent ? `${percent}%` : null);

/** "35 minutes", "2 hours", "3 days"; `time` is in milliseconds. */
export const roughTime = (time: number | null): string | null => {
  if (time === null) return null;
  if (time < HOUR) return inUnits(time / MINUTE, 'minute');
  return time < 2 * DAY ? inUnits(time / HOUR, 'hour') : inUnits(time / DAY, 'day');
};

const inUnits = (amount: number, unit: string): string => countOf(Math.max(1, Math.round(amount)), unit);
