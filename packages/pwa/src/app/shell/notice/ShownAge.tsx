import { useQueryClient } from '@tanstack/react-query';
import { timeAgo } from '@twosides/domain/kernel';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { actionsText } from '../../../outbox/announce-action.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { toServerTime, useNow } from '../../../ui/identity/use-now.ts';
import { useOnline } from '../../../ui/layout/use-device.ts';
import styles from './ShownAge.module.css';

export const ShownAge = ({ isGone }: { readonly isGone: boolean }) => (isGone ? <Age /> : null);

function Age() {
  const client = useQueryClient();
  const cache = client.getQueryCache();
  const now = useNow();
  const isOnline = useOnline();
  const waiting = useOutboxItems().rows.filter(({ state }) => state !== 'rejected');
  const oldest = useSyncExternalStore(cache.subscribe, () =>
    Math.min(...cache.findAll({ type: 'active', predicate: isShown }).map(({ state }) => state.dataUpdatedAt)),
  );
  return (
    <>
      {Number.isFinite(oldest) && <span>Last refreshed {timeAgo(toServerTime(oldest), now)}.</span>}
      {waiting.length > 0 && (
        <Link className={styles.link} to="/outbox">
          {actionsText(waiting.map(({ kind }) => kind))} {waiting.length === 1 ? 'is' : 'are'} waiting to be sent
        </Link>
      )}
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
