import { useEffect } from 'react';
import { useAlerts } from '../../api/alerts.ts';
import { Icon } from '../../ui/identity/Icon.tsx';
import { PageLink } from '../../ui/layout/PageLink.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './Bell.module.css';

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

export function UnreadMark() {
  const { unreadCount } = useAlerts();
  if (unreadCount === 0) return null;
  return (
    <span className={styles.mark}>
      <span aria-hidden="true">{unreadCount > 99 ? '99+' : unreadCount}</span>
      <VisuallyHidden>{unreadCount} unread</VisuallyHidden>
    </span>
  );
}
