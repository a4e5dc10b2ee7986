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
