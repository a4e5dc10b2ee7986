import type { LeaderboardView } from '@twosides/domain/reading';
import { userMessageOf } from '../../../api/api-error.ts';
import { useLeaderboard } from '../../../api/points.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import styles from './LeaderboardList.module.css';
import { LeaderboardRow } from './LeaderboardRow.tsx';
import { LeaderboardSkeleton } from './LeaderboardSkeleton.tsx';
import { type Period, SPAN_TEXT } from './leaderboard-period.ts';
import { OwnPlace } from './OwnPlace.tsx';
import { ResetTime } from './ResetTime.tsx';

export function LeaderboardList({ period }: { readonly period: Period }) {
  const { data: board, error, refetch, isFetching } = useLeaderboard(period);
  if (board) return <Board board={board} onReset={() => void refetch()} />;
  if (error) {
    return (
      <ErrorState
        level={3}
        title="The leaderboard couldn’t be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {userMessageOf(error) ?? 'Please try again in a moment.'}
      </ErrorState>
    );
  }
  return <LeaderboardSkeleton />;
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
          The first vote on someone else’s conflict takes the lead.
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
