import { useEffect } from 'react';
import { useAlerts } from '../../api/alerts.ts';
import { Icon } from '../../ui/identity/Icon.tsx';
import { PageLink } from '../../ui/layout/PageLink.tsx';
import styles from './Bell.module.css';
import { UnreadMark } from './UnreadMark.tsx';

export function Bell() {
  useAppBadge();
  return (
    <PageLink className={styles.bell} to="/alerts">
      <span className={styles.icon}>
        <Icon name="bell" label="Alerts" size={22} />
        <UnreadMark />
      </span>
    </PageLink>
  );
}

function useAppBadge(): void {
  const { unreadCount } = useAlerts();
  useEffect(() => {
    setBadge(unreadCount);
  }, [unreadCount]);
  useEffect(() => () => setBadge(0), []);
}

function setBadge(count: number) {
  navigator.setAppBadge?.(count).catch(() => undefined);
}
