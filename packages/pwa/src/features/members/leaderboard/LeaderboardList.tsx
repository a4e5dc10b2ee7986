import type { LeaderboardView } from '@twosides/domain/reading';
import { useLeaderboard } from '../../../api/points.ts';
import shared from '../../../styles/shared.module.css';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { LoadFailed } from '../../common/offline/LoadFailed.tsx';
import styles from './LeaderboardList.module.css';
import { LeaderboardRow } from './LeaderboardRow.tsx';
import { type Period, SPAN_TEXT } from './leaderboard-period.ts';
import { OwnPlace } from './OwnPlace.tsx';
import { ResetTime } from './ResetTime.tsx';

export function LeaderboardList({ period }: { readonly period: Period }) {
  const query = useLeaderboard(period);
  if (query.data) return <Board board={query.data} onReset={() => void query.refetch()} />;
  if (query.error) return <LoadFailed level={3} title="The leaderboard couldn’t be loaded" query={query} />;
  return <Loading />;
}

function Board({ board, onReset }: { readonly board: LeaderboardView; readonly onReset: () => void }) {
  const { entries, period, resetsAt } = board;
  const most = entries[0]?.score ?? 0;
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
            <LeaderboardRow key={entry.id} entry={entry} most={most} />
          ))}
        </ol>
      )}
      <OwnPlace board={board} />
    </>
  );
}

const ROWS = ['1', '2', '3', '4', '5', '6'];

function Loading() {
  return (
    <SkeletonGroup label="Loading the leaderboard" className={styles.list}>
      <Skeleton className={styles.reset} />
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" className={styles.face} />
          <div className={shared.stack8}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.actions} />
          </div>
          <Skeleton className={styles.score} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
