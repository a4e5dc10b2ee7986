import { queryOptions, useQuery } from '@tanstack/react-query';
import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { LEAST_COUNT, type MonthView } from '@twosides/domain/statements';
import { Link } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { MONTH } from '../../../ui/identity/in-words.ts';
import { InfoPage, type InfoSection } from '../page/InfoPage.tsx';
import styles from './Months.module.css';

export const queries = () => [transparencyQuery];

export function TransparencyScreen() {
  return (
    <InfoPage
      title={PAGE_HEADINGS.transparency}
      lead="What people reported, what we decided, how much was automatic, and how often we got it wrong."
      sections={SECTIONS}
      actions={
        <>
          <ButtonLink to="/report">Report something</ButtonLink>
          <ButtonLink to="/guidelines">Guidelines</ButtonLink>
        </>
      }
    />
  );
}

const SECTIONS: readonly InfoSection[] = [
  { id: 'months', title: 'Month by month', content: <Months /> },
  {
    id: 'numbers',
    title: 'What the numbers mean',
    content: (
      <ul>
        <li>
          <strong>Reported:</strong> how many reports of conflicts, comments and updates we got, from people with and
          without an account. Several may be about the same thing.
        </li>
        <li>
          <strong>Restricted:</strong> how often we hid something behind a notice, took it off the site, or warned its
          author.
        </li>
        <li>
          <strong>Hidden automatically:</strong> how many of those were hidden by a rule before a person looked at them.
          That happens when several members report something, or when one member does and our software finds a phone
          number, an address or something similar in the text. A rule can only hide things, and a person always reviews
          them.
        </li>
        <li>
          <strong>Appealed:</strong> how many decisions we were asked to review again, either by the author or by
          someone who had made a report.
        </li>
        <li>
          <strong>Reversed:</strong> how many of those decisions we overturned.
        </li>
        <li>
          <strong>Votes excluded:</strong> how many votes moderators excluded because newcomers on one network seemed to
          be the same person. Some of those votes may have been restored since.
        </li>
      </ul>
    ),
  },
  {
    id: 'left-out',
    title: 'What’s left out',
    content: (
      <>
        <p>
          We don’t show counts under {LEAST_COUNT}, and we publish a month’s numbers only once the month is over (in
          UTC), so nobody can trace a number back to a person.
        </p>
        <p>
          The <Link to="/guidelines">guidelines</Link> explain how we decide, and the{' '}
          <Link to="/privacy">privacy page</Link> lists what we keep on record.
        </p>
      </>
    ),
  },
];

export const transparencyQuery = queryOptions<readonly MonthView[]>({
  queryKey: queryKeys.transparency,
  queryFn: ({ signal }) => call('transparency', { signal }),
});

function Months() {
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
