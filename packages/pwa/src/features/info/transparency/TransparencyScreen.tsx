import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { LEAST_COUNT } from '@twosides/domain/statements';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { InfoPage } from '../page/InfoPage.tsx';
import type { InfoSection } from '../page/info-section.ts';
import { Months } from './Months.tsx';

export function TransparencyScreen() {
  return (
    <InfoPage
      title={PAGE_HEADINGS.transparency}
      lead="What was reported here, what was decided, how often a machine was part of it, and how often we were wrong."
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
    title: 'What the numbers are',
    content: (
      <ul>
        <li>
          <strong>Reported:</strong> reports of conflicts, comments and updates, with an account and without. Several
          may be about the same thing.
        </li>
        <li>
          <strong>Restricted:</strong> decisions that folded something behind a notice, took it off the site, or warned
          its author.
        </li>
        <li>
          <strong>By a machine first:</strong> those of them that a rule made before a person had looked, because
          several members had reported it, or one had and a program found a phone number, an address or something like
          it. Such a rule only folds, and a person looks at it afterwards.
        </li>
        <li>
          <strong>Appealed:</strong> decisions that an author or somebody who had reported it objected to.
        </li>
        <li>
          <strong>Reversed:</strong> appeals after which the decision did not stand.
        </li>
        <li>
          <strong>Votes set aside:</strong> votes of newcomers from one network that a moderator took for one person's.
          Some of them may count again by now.
        </li>
      </ul>
    ),
  },
  {
    id: 'left-out',
    title: 'What is left out',
    content: (
      <>
        <p>
          A number under {LEAST_COUNT} isn't shown, since it could point at somebody, nor one that would give away such
          a number. A month is counted once it is over, in UTC: numbers that grow while one looks would tell what was
          just reported.
        </p>
        <p>
          How decisions are made is in the <Link to="/guidelines">guidelines</Link>, and what is kept of them on the{' '}
          <Link to="/privacy">privacy page</Link>.
        </p>
      </>
    ),
  },
];
