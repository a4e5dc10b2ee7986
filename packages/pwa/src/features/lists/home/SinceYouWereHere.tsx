import { topicsOfConflict } from '@twosides/domain/alerts';
import { conflictPath } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { PUBLIC_RESULTS_THRESHOLD } from '@twosides/domain/voting';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Alerts, hrefOf, useAlerts } from '../../../api/alerts.ts';
import { usePagedConflicts } from '../../../api/conflict-lists.ts';
import { ownConflictsQuery } from '../../../api/profiles.ts';
import { PAGE_MESSAGES } from '../../../messages/page-messages.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import type { CountedVote } from '../../../outbox/rows.ts';
import shared from '../../../styles/shared.module.css';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Bubbles } from '../../../ui/identity/Bubbles.tsx';
import { TimeAgo } from '../../../ui/identity/TimeAgo.tsx';
import { toServerTime } from '../../../ui/identity/use-now.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './MemberHome.module.css';

type News = {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly wayOn: string;
  readonly path: string;
  /** ISO 8601. */
  readonly at: string;
};

/** Maximum number of news items on wide screens. Phones show one. */
const AT_ONCE = 3;

export function useNews() {
  const alerts = useAlerts();
  const { counted = [] } = useOutboxItems();
  const news = [...unreadIn(alerts), ...countedVotesIn(counted, alerts)].sort((a, b) => b.at.localeCompare(a.at));
  return { alerts, news };
}

export function SinceYouWereHere() {
  const { alerts, news } = useNews();
  const [showsAll, setShowsAll] = useState(false);
  const own = usePagedConflicts(ownConflictsQuery).conflicts?.find(isCollectingVotes);
  return (
    <section className={styles.part} aria-labelledby="since">
      <div className={classNames(shared.between, styles.head)}>
        <h2 id="since" className={styles.heading}>
          Since your last visit
        </h2>
        {!showsAll && news.length > 1 && (
          <Button
            size="small"
            variant="plain"
            className={news.length > AT_ONCE ? undefined : styles.narrow}
            onClick={() => setShowsAll(true)}
          >
            Show all {news.length}
          </Button>
        )}
      </div>
      {news.length > 0 ? (
        <NewsList news={news} isShort={!showsAll} />
      ) : (
        !(alerts.alerts && own) && <NoNews alerts={alerts} />
      )}
      {own && <OwnConflict conflict={own} />}
    </section>
  );
}

const unreadIn = ({ alerts = [], unreadCount }: Alerts): readonly News[] =>
  alerts.flatMap((alert) => {
    const { id, kind, isRead, detail, text, at } = alert;
    const path = hrefOf(alert);
    if (isRead || unreadCount === 0 || path === null) return [];
    if (kind === 'revealed' && detail !== null)
      return [{ key: id, title: detail, text: 'Reached 100 votes', wayOn: 'See the result', path, at }];
    return [{ key: id, title: detail ?? text, text: detail === null ? '' : text, wayOn: 'Open', path, at }];
  });

const countedVotesIn = (counted: readonly CountedVote[], { alerts = [] }: Alerts): readonly News[] =>
  counted
    .filter(({ conflictId }) => !alerts.some(({ id, isRead }) => !isRead && topicsOfConflict(conflictId).includes(id)))
    .map(({ conflictId, title, at }) => ({
      key: `counted.${conflictId}`,
      title,
      text: 'Your vote was counted',
      wayOn: 'See the result',
      path: `${conflictPath({ id: conflictId, title })}#vote`,
      at: new Date(toServerTime(at)).toISOString(),
    }));

function NewsList({ news, isShort }: { readonly news: readonly News[]; readonly isShort: boolean }) {
  return (
    <ul className={isShort ? styles.short : undefined}>
      {news.map(({ key, title, text, wayOn, path, at }) => (
        <li key={key} className={styles.row}>
          <Bubbles size={40} />
          <div>
            <p className={styles.conflictTitle} dir="auto">
              {title}
            </p>
            <p className={styles.facts}>
              {text} <TimeAgo at={at} className={styles.when} />
              <Link to={path} className={styles.results} aria-label={`${wayOn}: ${title}`}>
                {wayOn}
              </Link>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function NoNews({ alerts: { alerts, error, retry, isRetrying } }: { readonly alerts: Alerts }) {
  if (alerts) return <p className={styles.none}>Nothing new yet. You’ll see new comments and public results here.</p>;
  if (error)
    return (
      <div role="alert" className={styles.none}>
        <p>{PAGE_MESSAGES.alertsFailed}</p>
        <Button size="small" icon="retry" pending={isRetrying} onClick={retry}>
          Try again
        </Button>
      </div>
    );
  return (
    <SkeletonGroup label="Loading your news" className={styles.none}>
      <Skeleton />
      <Skeleton />
    </SkeletonGroup>
  );
}

/** Leaves out anonymous conflicts, because someone else may see this screen. */
const isCollectingVotes = ({ anonymous, votesUntilReveal, isActive, collapsedBy, votingPaused }: ConflictView) =>
  !anonymous && votesUntilReveal > 0 && isActive && !collapsedBy && !votingPaused;

function OwnConflict({ conflict }: { readonly conflict: ConflictView }) {
  const { title } = conflict;
  return (
    <div className={styles.row}>
      <Bubbles look="outline" size={40} />
      <div>
        <p className={styles.conflictTitle} dir="auto">
          {title}
        </p>
        <p className={styles.facts}>
          Your conflict: {conflict.totalVotes} of {PUBLIC_RESULTS_THRESHOLD} votes
          <Link to={conflictPath(conflict)} className={styles.results} aria-label={`Open: ${title}`}>
            Open
          </Link>
        </p>
      </div>
    </div>
  );
}
