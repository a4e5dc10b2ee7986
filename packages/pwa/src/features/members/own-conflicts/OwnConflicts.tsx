import { useOwnConflicts } from '../../../api/profiles.ts';
import { LIST_MESSAGES } from '../../../messages/list-messages.ts';
import shared from '../../../styles/shared.module.css';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Figures } from '../public-profile/Figures.tsx';
import { FiguresSkeleton } from '../public-profile/FiguresSkeleton.tsx';
import { OwnConflictRow } from './OwnConflictRow.tsx';
import styles from './OwnConflicts.module.css';

export function OwnConflicts() {
  return (
    <Card as="section" padding="roomy" className={shared.stack16} aria-labelledby="own-conflicts">
      <h2 id="own-conflicts" className={styles.heading}>
        Your conflicts
      </h2>
      <List />
    </Card>
  );
}

function List() {
  const list = useOwnConflicts();
  const { conflicts } = list;
  if (list.isError) {
    return (
      <ErrorState title={LIST_MESSAGES.listFailed} level={3} onRetry={list.retry} retrying={list.isRetrying}>
        Please check your connection and try again.
      </ErrorState>
    );
  }
  if (!conflicts) return <Loading />;
  if (conflicts.length === 0) {
    return (
      <EmptyState
        level={3}
        title="Nothing here yet"
        actions={<ButtonLink to="/submit-conflict">Share Your First Conflict</ButtonLink>}
      >
        You’ll see your conflicts and their votes here.
      </EmptyState>
    );
  }
  return (
    <>
      <Figures
        figures={[
          { name: 'Conflicts', value: conflicts.length, isMinimum: list.hasMore },
          {
            name: 'With votes',
            value: conflicts.filter(({ totalVotes }) => totalVotes > 0).length,
            isMinimum: list.hasMore,
          },
        ]}
      />
      <ul className={styles.list}>
        {conflicts.map((conflict) => (
          <OwnConflictRow key={conflict.id} conflict={conflict} />
        ))}
      </ul>
      {list.hasMore && (
        <div className={styles.more}>
          {list.isLoadMoreError && <p role="alert">{LIST_MESSAGES.listFailed}</p>}
          <Button pending={list.isLoadingMore} onClick={list.loadMore}>
            Load More Conflicts
          </Button>
        </div>
      )}
    </>
  );
}

function Loading() {
  return (
    <SkeletonGroup label="Loading your conflicts">
      <FiguresSkeleton count={2} />
      <div className={styles.list}>
        {['1', '2', '3'].map((key) => (
          <div key={key} className={styles.row}>
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
