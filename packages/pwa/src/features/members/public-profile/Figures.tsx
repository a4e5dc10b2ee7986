import shared from '../../../styles/shared.module.css';
import styles from './Figures.module.css';

type Figure = {
  readonly name: string;
  readonly value: number;
  readonly isMinimum?: boolean;
};

export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ name, value, isMinimum }) => (
        <div key={name} className={styles.figure}>
          <dt className={shared.note}>{name}</dt>
          <dd className={styles.value}>
            {value.toLocaleString('en')}
            {isMinimum && '+'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
