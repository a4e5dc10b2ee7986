import type { AlertView } from '@twosides/domain/alerts';
import { conflictPath } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { PUBLIC_RESULTS_THRESHOLD } from '@twosides/domain/voting';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { type Alerts, useAlerts } from '../../../api/alerts.ts';
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
  /** The conflict’s title, if the news is about one. */
  readonly about: string | null;
  readonly parts: readonly NewsPart[];
  /** ISO 8601. */
  readonly at: string;
};

type NewsPart = { readonly text: string; readonly linkText: string; readonly path: string };

const AT_ONCE = 3;

/** One piece of news per conflict, and the author’s open conflicts without any. */
export function useNews() {
  const alerts = useAlerts();
  const { counted = [] } = useOutboxItems();
  const own = usePagedConflicts(ownConflictsQuery).conflicts?.filter(isCollectingVotes) ?? [];
  const unread = Map.groupBy(unreadIn(alerts), conflictOrAlert);
  const news = [
    ...[...unread].map(([key, some]) =>
      newsOf(
        key,
        some,
        own.find(({ id }) => String(id) === key),
      ),
    ),
    ...counted.filter(({ conflictId }) => !unread.has(String(conflictId))).map(newsOfCounted),
  ].sort((a, b) => b.at.localeCompare(a.at));
  return { alerts, news, others: own.filter(({ id }) => !unread.has(String(id))).slice(0, AT_ONCE) };
}

export function SinceYouWereHere() {
  const { alerts, news, others } = useNews();
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? news : news.slice(0, AT_ONCE);
  return (
    <div className={styles.side}>
      <section className={styles.part} aria-labelledby="since">
        <h2 id="since" className={styles.heading}>
          Since your last visit
        </h2>
        {news.length === 0 ? (
          <NoNews alerts={alerts} />
        ) : (
          <ul>
            {shown.map(({ key, ...item }) => (
              <NewsRow key={key} {...item} />
            ))}
          </ul>
        )}
        {news.length > shown.length && (
          <Button size="small" variant="plain" className={styles.more} onClick={() => setShowsAll(true)}>
            Show {news.length - shown.length} more
          </Button>
        )}
      </section>
      {others.length > 0 && (
        <section className={styles.part} aria-labelledby="own">
          <h2 id="own" className={styles.heading}>
            Your conflicts
          </h2>
          <ul>
            {others.map((conflict) => (
              <NewsRow key={conflict.id} look="outline" about={nameOf(conflict)} parts={[countOf(conflict)]} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type LinkedAlert = AlertView & { readonly path: string };

const unreadIn = ({ alerts = [], unreadCount }: Alerts): readonly LinkedAlert[] =>
  unreadCount === 0 ? [] : alerts.filter((alert): alert is LinkedAlert => !alert.isRead && alert.path !== null);

const conflictOrAlert = ({ id, path }: LinkedAlert): string => /^\/conflict\/(\d+)/.exec(path)?.[1] ?? id;

/** @param own the conflict, if it is the member’s and still collects votes */
const newsOf = (key: string, alerts: readonly LinkedAlert[], own: ConflictView | undefined): News => {
  const isAnonymous = alerts.some((alert) => alert.isAnonymous);
  const about = own ? nameOf(own) : isAnonymous ? null : (alerts.find(({ detail }) => detail)?.detail ?? null);
  const votes = alerts.find(({ kind }) => kind === 'votes');
  const isCounted = own !== undefined || alerts.some(({ kind }) => kind === 'revealed');
  return {
    key,
    about,
    parts: [
      ...(own ? [countOf(own, votes)] : []),
      ...alerts.filter((alert) => !(isCounted && alert === votes)).map((alert) => partOf(alert, about)),
    ],
    at: alerts[0]?.at ?? '',
  };
};

const partOf = ({ kind, text, path }: LinkedAlert, about: string | null): NewsPart => {
  if (kind === 'revealed' && about !== null) return { text: 'Reached 100 votes', linkText: 'See the result', path };
  if (kind !== 'comments') return { text, linkText: 'Open', path };
  // The row names the conflict already.
  return { text: about === null ? text : text.replace(' on your conflict', ''), linkText: 'Comments', path };
};

const countOf = (conflict: ConflictView, news?: LinkedAlert): NewsPart => ({
  text: `${news ? 'New votes · ' : ''}${conflict.totalVotes} of ${PUBLIC_RESULTS_THRESHOLD}${news ? '' : ' votes'}`,
  linkText: 'Open',
  path: news?.path ?? (conflict.anonymous ? '/profile#own-conflicts' : `${conflictPath(conflict)}#vote`),
});

/** Names no anonymous conflict, because someone else may see this screen. */
const nameOf = ({ anonymous, title }: ConflictView): string => (anonymous ? 'Your anonymous conflict' : title);

const newsOfCounted = ({ conflictId: id, title, at }: CountedVote): News => ({
  key: `counted.${id}`,
  about: title,
  parts: [{ text: 'Your vote was counted', linkText: 'See the result', path: `${conflictPath({ id, title })}#vote` }],
  at: new Date(toServerTime(at)).toISOString(),
});

type NewsRowProps = Pick<News, 'about' | 'parts'> & { readonly at?: string; readonly look?: 'outline' };

function NewsRow({ about, parts, at, look }: NewsRowProps) {
  return (
    <li className={styles.row}>
      <Bubbles size={40} look={look} />
      <div>
        <p className={styles.news}>{parts.map(({ text }) => text).join(' · ')}</p>
        <div className={styles.about}>
          <p dir="auto">{about}</p>
          {at && <TimeAgo at={at} className={styles.when} />}
          {parts.map(({ text, linkText, path }) => (
            <Link key={text} to={path} className={styles.results} aria-label={`${linkText}: ${about ?? text}`}>
              {linkText}
            </Link>
          ))}
        </div>
      </div>
    </li>
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
