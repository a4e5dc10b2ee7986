import { useQuery } from '@tanstack/react-query';
import type { MonthView } from '@twosides/domain/statements';
import { Button } from '../../../ui/form/Button.tsx';
import styles from './Months.module.css';
import { transparencyQuery } from './transparency-query.ts';

/** The counts of each month that is over. */
export function Months() {
  const { data, isError, isFetching, refetch } = useQuery(transparencyQuery);
  if (data?.length === 0) return <p>No month with a report or a decision is over yet.</p>;
  if (data)
    return (
      <ul className={styles.months}>
        {data.map((month) => (
          <li key={month.month} className={styles.month}>
            <h3 className={styles.name}>{nameOf(month.month)}</h3>
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
  if (!isError) return <p>Looking up the numbers…</p>;
  return (
    <>
      <p>The numbers couldn't be loaded.</p>
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
  ['byMachine', 'By a machine first'],
  ['appealed', 'Appealed'],
  ['reversed', 'Reversed'],
] as const satisfies readonly (readonly [Exclude<keyof MonthView, 'month'>, string])[];

/** `2026-05` is "May 2026". */
const nameOf = (month: string): string => {
  const [year, number] = month.split('-');
  return `${NAMES[Number(number) - 1]} ${year}`;
};

const NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
