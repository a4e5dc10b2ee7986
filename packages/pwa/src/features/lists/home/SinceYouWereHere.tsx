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
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Bubbles } from '../../../ui/identity/Bubbles.tsx';
import { TimeAgo } from '../../../ui/identity/TimeAgo.tsx';
import { toServerTime } from '../../../ui/identity/use-now.ts';
import styles from './MemberHome.module.css';

type News = {
  readonly key: string;
  readonly text: string;
  /** The conflict's title, if the news is about one. */
  readonly about: string | null;
  readonly wayOn: string;
  readonly path: string;
  /** ISO 8601. */
  readonly at: string;
};

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
  const own = usePagedConflicts(ownConflictsQuery).conflicts?.filter(isCollectingVotes).slice(0, AT_ONCE) ?? [];
  const shown = showsAll ? news : news.slice(0, AT_ONCE);
  return (
    <section className={styles.part} aria-labelledby="since">
      <h2 id="since" className={styles.heading}>
        Since your last visit
      </h2>
      {news.length > 0 ? (
        <ul>
          {shown.map(({ key, ...item }) => (
            <li key={key}>
              <NewsRow {...item} />
            </li>
          ))}
        </ul>
      ) : (
        !(alerts.alerts && own.length > 0) && <NoNews alerts={alerts} />
      )}
      {news.length > shown.length && (
        <Button size="small" variant="plain" className={styles.more} onClick={() => setShowsAll(true)}>
          Show {news.length - shown.length} more
        </Button>
      )}
      {/* Doesn’t name an anonymous conflict, because someone else may see this screen. */}
      {own.map((conflict) => (
        <NewsRow
          key={conflict.id}
          look="outline"
          text={`Your ${conflict.anonymous ? 'anonymous ' : ''}conflict: ${conflict.totalVotes} of ${PUBLIC_RESULTS_THRESHOLD} votes`}
          about={conflict.anonymous ? null : conflict.title}
          wayOn="Open"
          path={conflict.anonymous ? '/profile#own-conflicts' : conflictPath(conflict)}
        />
      ))}
    </section>
  );
}

const unreadIn = ({ alerts = [], unreadCount }: Alerts): readonly News[] =>
  alerts.flatMap((alert) => {
    const { id, kind, isRead, text, at } = alert;
    // Names no anonymous conflict, because someone else may see this screen.
    const detail = alert.isAnonymous ? null : alert.detail;
    const path = hrefOf(alert);
    if (isRead || unreadCount === 0 || path === null) return [];
    if (kind === 'revealed' && detail !== null)
      return [{ key: id, text: 'Reached 100 votes', about: detail, wayOn: 'See the result', path, at }];
    return [{ key: id, text, about: detail, wayOn: 'Open', path, at }];
  });

const countedVotesIn = (counted: readonly CountedVote[], { alerts = [] }: Alerts): readonly News[] =>
  counted
    .filter(({ conflictId }) => !alerts.some(({ id, isRead }) => !isRead && topicsOfConflict(conflictId).includes(id)))
    .map(({ conflictId, title, at }) => ({
      key: `counted.${conflictId}`,
      text: 'Your vote was counted',
      about: title,
      wayOn: 'See the result',
      path: `${conflictPath({ id: conflictId, title })}#vote`,
      at: new Date(toServerTime(at)).toISOString(),
    }));

type NewsRowProps = Omit<News, 'key' | 'at'> & { readonly at?: string; readonly look?: 'outline' };

function NewsRow({ text, about, wayOn, path, at, look }: NewsRowProps) {
  return (
    <div className={styles.row}>
      <Bubbles size={40} look={look} />
      <div>
        <p className={styles.news}>{text}</p>
        <div className={styles.about}>
          <p dir="auto">{about}</p>
          {at && <TimeAgo at={at} className={styles.when} />}
          <Link to={path} className={styles.results} aria-label={`${wayOn}: ${about ?? text}`}>
            {wayOn}
          </Link>
        </div>
      </div>
    </div>
  );
}

function NoNews({ alerts: { alerts, error, retry, isRetrying } }: { readonly alerts: Alerts }) {
  if (alerts)
    return <p className={styles.none}>Nothing new yet. You’ll see new votes, comments and public results here.</p>;
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

const isCollectingVotes = ({ votesUntilReveal, isActive, collapsedBy, votingPaused }: ConflictView) =>
  votesUntilReveal > 0 && isActive && !collapsedBy && !votingPaused;
