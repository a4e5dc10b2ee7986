import type { Query, QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { NetworkError } from '../api/api-error.ts';
import { outboxItems } from '../outbox/outbox-items.ts';
import { withOutbox } from '../outbox/submit.ts';
import { useOnline } from '../ui/layout/use-device.ts';

export type Connection = 'fine' | 'offline' | 'unreachable';

export function useConnection(client: QueryClient): Connection {
  const cache = client.getQueryCache();
  const isOnline = useOnline();
  const isUnreachable = useSyncExternalStore(
    cache.subscribe,
    () => cache.findAll({ type: 'active' }).some(hasFailed),
    () => false,
  );
  if (!isOnline) return 'offline';
  return isUnreachable ? 'unreachable' : 'fine';
}

const FIRST_PAUSE = 2_000;
const PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

/** Polls an unreachable server. Once it answers, refetches failed queries and sends the outbox. */
export function useReconnect(client: QueryClient, connection: Connection): void {
  const isUnreachable = connection === 'unreachable';
  useEffect(() => {
    if (!isUnreachable) return;
    let pause = PAUSE;
    let timer = setTimeout(check, FIRST_PAUSE);
    let isOver = false;
    async function check() {
      const isUp = await isServerUp();
      if (isUp) {
        void client.refetchQueries({ type: 'active', predicate: hasFailed });
        if (outboxItems.get().rows.length > 0) void withOutbox(({ networkIsBack }) => networkIsBack());
      }
      pause = isUp ? Math.min(pause * 2, LONGEST_PAUSE) : PAUSE;
      if (!isOver) timer = setTimeout(check, pause);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, isUnreachable]);
}

const hasFailed = ({ state }: Query) => state.error instanceof NetworkError;

/** Reads the body, because a hotel's login page may also answer with status 200. */
const isServerUp = (): Promise<boolean> =>
  fetch('/healthz', { signal: AbortSignal.timeout(10_000) })
    .then(async (response) => (await response.json()).status === 'ok')
    .catch(() => false);
