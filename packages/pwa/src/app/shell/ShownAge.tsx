import { useQueryClient } from '@tanstack/react-query';
import { timeAgo } from '@twosides/domain';
import { useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useOnline } from '../use-online.ts';

/** How old the oldest answer on the screen is, and another try where one may help. */
export function ShownAge() {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const now = useNow();
  const isOnline = useOnline();
  const oldest = useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => Math.min(...cache.findAll({ type: 'active', predicate: isShown }).map(({ state }) => state.dataUpdatedAt)),
  );
  return (
    <>
      {Number.isFinite(oldest) && <span>What you see is from {timeAgo(oldest, now)}.</span>}
      {isOnline && (
        <Button
          size="small"
          variant="plain"
          icon="retry"
          onClick={() => void client.refetchQueries({ type: 'active', stale: true })}
        >
          Try again
        </Button>
      )}
    </>
  );
}

const isShown = ({ meta, state }: { meta: Record<string, unknown> | undefined; state: { data: unknown } }) =>
  meta?.isKeptOnDevice === true && state.data !== undefined;
