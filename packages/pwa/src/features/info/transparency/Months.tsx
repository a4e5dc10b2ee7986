import { useQuery } from '@tanstack/react-query';
import type { MonthView } from '@twosides/domain/statements';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { MONTH } from '../../../ui/identity/in-words.ts';
import styles from './Months.module.css';
import { transparencyQuery } from './transparency-query.ts';

export function Months() {
  const { data, isError, isFetching, refetch } = useQuery(transparencyQuery);
  if (data?.length === 0)
    return (
      <p>
        There’s nothing to show yet. The first numbers will appear after the first month with a report or a decision.
      </p>
    );
  if (data)
    return (
      <ul className={styles.months}>
        {data.map((month) => (
          <li key={month.month} className={styles.month}>
            <h3 className={shared.textM}>{MONTH.format(new Date(month.month))}</h3>
            <dl className={styles.counts}>
              {COUNTS.map(([name, label]) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>{month[name] ?? 'not shown'}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  if (!isError) return <p>Loading the numbers…</p>;
  return (
    <>
      <p>The numbers couldn’t be loaded.</p>
      <p>
        <Button size="small" icon="retry" pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    </>
  );
}

const COUNTS = [
  ['reported', 'Reported'],
  ['restricted', 'Restricted'],
  ['byMachine', 'Hidden automatically'],
  ['appealed', 'Appealed'],
  ['reversed', 'Reversed'],
  ['excluded', 'Votes excluded'],
] as const satisfies readonly (readonly [Exclude<keyof MonthView, 'month'>, string])[];
