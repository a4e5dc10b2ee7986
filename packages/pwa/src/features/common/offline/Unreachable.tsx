import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../../api/query-keys.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';

export function Unreachable() {
  const client = useQueryClient();
  const isAsking = useIsFetching({ queryKey: queryKeys.currentUser }) > 0;
  return (
    <EmptyState
      level={1}
      icon="offline"
      title="We couldn’t reach TwoSides"
      actions={
        <>
          <Button
            variant="fill"
            icon="retry"
            pending={isAsking}
            onClick={() => void client.refetchQueries({ queryKey: queryKeys.currentUser })}
          >
            Try again
          </Button>
          <ButtonLink to="/">Back to Home</ButtonLink>
        </>
      }
    >
      Without a connection, we can’t tell whether you’re signed in. This page will load when you’re back online.
    </EmptyState>
  );
}
