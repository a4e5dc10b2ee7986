import { useYesterday } from '../../../api/deck/today.ts';
import { LIST_MESSAGES } from '../../../messages/list-messages.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { FiveOf } from './FiveOf.tsx';

export function Yesterday() {
  const { conflicts, isError, retry, isRetrying } = useYesterday();
  if (isError)
    return (
      <ErrorState level={1} title={LIST_MESSAGES.listFailed} onRetry={retry} retrying={isRetrying}>
        Please check your connection and try again.
      </ErrorState>
    );
  if (!conflicts)
    return (
      <SkeletonGroup label="Loading yesterday’s five">
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  return (
    <EmptyState
      level={1}
      icon="calendar"
      title="Yesterday’s five"
      actions={
        <ButtonLink to="/today" variant="fill">
          Today’s five
        </ButtonLink>
      }
    >
      {conflicts.length === 0 ? (
        <p>We didn’t pick any conflicts yesterday.</p>
      ) : (
        <FiveOf day="yesterday" conflicts={conflicts} isVoted={({ hasUserVoted }) => hasUserVoted} />
      )}
    </EmptyState>
  );
}
