import { queryOptions, useQuery } from '@tanstack/react-query';
import { PAGE_HEADINGS } from '@twosides/domain/contract';
import type { MonthView } from '@twosides/domain/statements';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import shared from '../../../styles/shared.module.css';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { MONTH } from '../../../ui/identity/in-words.ts';
import { TextFailed } from '../../common/offline/LoadFailed.tsx';
import { infoScreen } from '../page/info-screen.tsx';
import styles from './Months.module.css';
import text from './transparency.mdx';

export const queries = () => [transparencyQuery];

export const TransparencyScreen = infoScreen(
  text,
  {
    title: PAGE_HEADINGS.transparency,
    lead: 'What people reported, what we decided, how much was automatic, and how often we got it wrong.',
    actions: (
      <>
        <ButtonLink to="/report">Report something</ButtonLink>
        <ButtonLink to="/guidelines">Guidelines</ButtonLink>
      </>
    ),
  },
  { Months },
);

const transparencyQuery = queryOptions<readonly MonthView[]>({
  queryKey: queryKeys.transparency,
  queryFn: ({ signal }) => call('transparency', { signal }),
});

function Months() {
  const query = useQuery(transparencyQuery);
  const { data } = query;
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
                  <dt className={shared.note}>{label}</dt>
                  <dd>{month[name] ?? 'not shown'}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    );
  if (!query.isError) return <p>Loading the numbers…</p>;
  return <TextFailed query={query}>The numbers couldn’t be loaded.</TextFailed>;
}

const COUNTS = [
  ['reported', 'Reported'],
  ['restricted', 'Restricted'],
  ['byMachine', 'Hidden automatically'],
  ['appealed', 'Appealed'],
  ['reversed', 'Reversed'],
  ['excluded', 'Votes excluded'],
] as const satisfies readonly (readonly [Exclude<keyof MonthView, 'month'>, string])[];
