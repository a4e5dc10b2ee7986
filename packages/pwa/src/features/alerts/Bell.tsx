import { useEffect } from 'react';
import { useAlerts } from '../../api/alerts.ts';
import { Icon } from '../../ui/identity/Icon.tsx';
import { PageLink } from '../../ui/layout/PageLink.tsx';
import styles from './Bell.module.css';
import { UnreadMark } from './UnreadMark.tsx';

/** The header's way to the alerts. On phones the bottom bar has one. */
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

/** The installed app's icon shows how many alerts are unread, and nothing once nobody is signed in. */
function useAppBadge(): void {
  const { unreadCount } = useAlerts();
  useEffect(() => {
    setBadge(unreadCount);
  }, [unreadCount]);
  useEffect(() => () => setBadge(0), []);
}

/** Where there is no such icon, or the system does not allow it, the number stands in the app all the same. */
function setBadge(count: number) {
  navigator.setAppBadge?.(count).catch(() => undefined);
}
