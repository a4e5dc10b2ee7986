import { REASON_LABELS } from '@twosides/domain/alerts';
import { conflictPath, contentNoteText } from '@twosides/domain/conflicts';
import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { lastDay } from '@twosides/domain/moderation';
import type { StatementView } from '@twosides/domain/statements';
import { Link } from 'react-router-dom';
import { useStatements } from '../../../api/moderation.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { CardSkeletons } from '../../../ui/feedback/CardSkeletons.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { TimeAgo } from '../../../ui/identity/TimeAgo.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { SignInFirst, Unreachable } from '../../account/SignInFirst.tsx';
import { LoadFailed } from '../../common/offline/LoadFailed.tsx';
import { QuickExit } from '../../common/quick-exit/QuickExit.tsx';
import { Appeal } from './Appeal.tsx';
import { Quoted } from './Quoted.tsx';
import styles from './StatementsScreen.module.css';
import { decisionText, ITEM_WORDS, whoDecided } from './statement-words.ts';

export function StatementsScreen() {
  const { status, user } = useCurrentUser();
  if (status === 'unreachable') return <Unreachable />;
  if (status !== 'loading' && !user)
    return <SignInFirst title="Please sign in to see what was decided about your posts." path="/statements" />;
  return (
    <div>
      <QuickExit />
      <div className={classNames(shared.page, shared.stack20)}>
        <h1 className={shared.text2xl}>{PAGE_HEADINGS.statements}</h1>
        {user ? <Statements /> : <CardSkeletons label="Loading decisions" />}
      </div>
    </div>
  );
}

function Statements() {
  const query = useStatements();
  const { data, error } = query;
  if (data?.length === 0)
    return (
      <EmptyState
        icon="check"
        title="No decisions about your posts."
        actions={<ButtonLink to="/guidelines">Read the guidelines</ButtonLink>}
      />
    );
  if (data)
    return (
      <ul className={styles.statement}>
        {data.map((statement, n) => (
          <Card key={statement.id} as="li">
            <Statement
              statement={statement}
              isLatest={data.findIndex(({ itemKey }) => itemKey === statement.itemKey) === n}
            />
          </Card>
        ))}
      </ul>
    );
  if (!error) return <CardSkeletons label="Loading decisions" />;
  return <LoadFailed title="The decisions couldn’t be loaded" query={query} />;
}

type StatementProps = { readonly statement: StatementView; readonly isLatest: boolean };

function Statement({ statement, isLatest }: StatementProps) {
  const { conflictId: id, conflictTitle: title, item, ground, facts, text, reported } = statement;
  const isRestriction = RESTRICTIONS.has(statement.effect);
  return (
    <article className={styles.statement}>
      {/* Alerts link to the latest decision on an item, so only that decision has the item's id. */}
      <h2 className={shared.textL} id={isLatest ? statement.itemKey : undefined} tabIndex={-1}>
        {decisionText(statement)}
      </h2>
      <Suspension statement={statement} />
      <p className={classNames(shared.note, shared.breaks)}>
        {item !== 'conflict' && `${ITEM_WORDS[item]} on `}
        {title === null ? (
          'A conflict'
        ) : (
          <Link to={conflictPath({ id, title })} dir="auto">
            {title}
          </Link>
        )}{' '}
        · <TimeAgo at={statement.at} toTheDay />
      </p>
      {isRestriction &&
        (ground === 'danger' ? (
          <p>
            Reason: {REASON_LABELS.danger}. You can find people to talk to under <Link to="/safety">Help lines</Link>.
          </p>
        ) : (
          <p>
            {ground !== 'other' && `Reason: ${REASON_LABELS[ground]}. `}You can read our rules in the{' '}
            <Link to="/guidelines">guidelines</Link>.
          </p>
        ))}
      {reported && (
        <>
          <p>Your report: {REASON_LABELS[reported.reason]}</p>
          <Quoted text={reported.note} />
        </>
      )}
      <Quoted intro="What you wrote:" text={text} />
      {statement.notes.length > 0 && <p>{contentNoteText(statement.notes)}</p>}
      <Quoted intro={isRestriction ? 'Why we decided this:' : 'Our answer:'} text={facts} />
      <p>{whoDecided(statement)}</p>
      <Appeal statement={statement} />
      {isRestriction && (
        <p className={classNames(shared.note, shared.breaks)}>
          You can {statement.appeal === 'none' ? '' : 'also '}take this to court or to an out-of-court dispute
          settlement body.
        </p>
      )}
    </article>
  );
}

function Suspension({ statement: { suspendedUntil, appeal } }: { readonly statement: StatementView }) {
  if (suspendedUntil === null || appeal === 'reversed' || appeal === 'changed') return null;
  const day = lastDay(Date.parse(suspendedUntil));
  return (
    <p>
      Your account is {day === null ? 'permanently suspended' : `suspended until the end of ${day}`}: you can’t post,
      vote, comment, report, mark comments as helpful or follow anyone. You can still sign in, read, appeal, download
      your data and delete your account.
    </p>
  );
}

const RESTRICTIONS: ReadonlySet<StatementView['effect']> = new Set([
  'collapsed',
  'removed',
  'rested',
  'noted',
  'warned',
]);
