import { useQuery } from '@tanstack/react-query';
import type { LeaderboardView } from '@twosides/domain/reading';
import { leaderboardQuery } from '../../../api/profiles.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Repeated, Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { LoadFailed } from '../../common/offline/LoadFailed.tsx';
import { rememberRedirect } from '../../common/sign-up-prompt/redirect-after-login.ts';
import styles from './LeaderboardList.module.css';
import { LeaderboardRow } from './LeaderboardRow.tsx';
import { ResetTime } from './ResetTime.tsx';

export function LeaderboardList({ period }: { readonly period: Period }) {
  const query = useQuery({ ...leaderboardQuery(period), refetchOnMount: 'always' });
  if (query.data) return <Board board={query.data} onReset={() => void query.refetch()} />;
  if (query.error) return <LoadFailed level={3} title="The leaderboard couldn’t be loaded" query={query} />;
  return <Loading />;
}

function Board({ board, onReset }: { readonly board: LeaderboardView; readonly onReset: () => void }) {
  const { entries, period, resetsAt } = board;
  const most = entries[0]?.score ?? 0;
  const goal = goalOf(board);
  return (
    <>
      <ResetTime at={resetsAt} onReset={onReset} />
      {entries.length === 0 ? (
        <EmptyState
          level={3}
          icon="scale"
          title={`Nobody has any points yet ${SPAN_TEXT[period]}`}
          actions={<ButtonLink to="/">Explore conflicts</ButtonLink>}
        >
          Be the first to vote on someone else’s conflict, and you’ll take the lead.
        </EmptyState>
      ) : (
        <ol className={styles.list}>
          {entries.map((entry) => (
            <LeaderboardRow key={entry.id} entry={entry} most={most} goal={entry.isCurrentUser ? goal : null} />
          ))}
        </ol>
      )}
      <OwnPlace board={board} goal={goal} />
    </>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Loading the leaderboard" className={styles.list}>
      <Skeleton className={styles.reset} />
      <Repeated times={6}>
        <div className={styles.row}>
          <Skeleton shape="circle" className={styles.face} />
          <div className={shared.stack8}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.actions} />
          </div>
          <Skeleton className={styles.score} />
        </div>
      </Repeated>
    </SkeletonGroup>
  );
}

type OwnPlaceProps = { readonly board: LeaderboardView; readonly goal: string | null };

function OwnPlace({ board: { entries, own, period }, goal }: OwnPlaceProps) {
  const { status } = useCurrentUser();
  if (own) {
    if (entries.some((entry) => entry.isCurrentUser)) return null;
    return (
      <ul className={styles.pinned} aria-label="Your place">
        <LeaderboardRow entry={own} most={entries[0]?.score ?? own.score} goal={goal} />
      </ul>
    );
  }
  if (status === 'signed-in')
    return (
      <p className={styles.none}>You don’t have any points yet {SPAN_TEXT[period]}. Your next vote earns you ten.</p>
    );
  if (status === 'signed-out')
    return (
      <div className={classNames(shared.between, styles.join)}>
        <p>Vote, comment and post to see your name here too. It’s free.</p>
        <ButtonLink to="/register" onClick={() => rememberRedirect(periodPath(period))}>
          Start Helping
        </ButtonLink>
      </div>
    );
  return null;
}

/** The next place above one's own. Members with as many points share a place. */
function goalOf({ entries, own }: LeaderboardView): string | null {
  if (own?.rank === 1) return 'You’re in first place';
  const above = own && entries.findLast(({ score }) => score > own.score);
  if (!above) return null;
  const missing = `${above.score - own.score} more points to`;
  return entries.some(({ isCurrentUser }) => isCurrentUser)
    ? `${missing} place ${above.rank}`
    : `${missing} be on this list`;
}

type Period = LeaderboardView['period'];

export const PERIOD_TABS: readonly { readonly value: Period; readonly label: string }[] = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'daily', label: 'Daily' },
];

const SPAN_TEXT: Readonly<Record<Period, string>> = { weekly: 'this week', daily: 'today' };

export const parsePeriod = (search: URLSearchParams): Period => (search.get('period') === 'daily' ? 'daily' : 'weekly');

export const periodPath = (period: Period): string =>
  period === 'daily' ? '/leaderboard?period=daily' : '/leaderboard';
