import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ALERTS_FRESH_FOR, useAlerts } from '../../api/alerts.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { Icon } from '../../ui/identity/Icon.tsx';
import { PageLink } from '../../ui/layout/PageLink.tsx';
import styles from './Bell.module.css';
import { UnreadMark } from './UnreadMark.tsx';

export function Bell() {
  useAppBadge();
  useFreshAlerts();
  return (
    <PageLink className={styles.bell} to="/alerts">
      <span className={styles.icon}>
        <Icon name="bell" label="Alerts" size={22} />
        <UnreadMark />
      </span>
    </PageLink>
  );
}

/** Refetches stale alerts whenever a page is opened. */
function useFreshAlerts(): void {
  const client = useQueryClient();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path means that a page was opened
  useEffect(() => {
    void client.refetchQueries(
      { queryKey: queryKeys.alerts, predicate: (query) => query.isStaleByTime(ALERTS_FRESH_FOR) },
      { cancelRefetch: false },
    );
  }, [client, pathname]);
}

function useAppBadge(): void {
  const { unreadCount } = useAlerts();
  useEffect(() => {
    setBadge(unreadCount);
  }, [unreadCount]);
  useEffect(() => () => setBadge(0), []);
}

/** Ignores failures, because the header also shows the count. */
function setBadge(count: number) {
  navigator.setAppBadge?.(count).catch(() => undefined);
}
