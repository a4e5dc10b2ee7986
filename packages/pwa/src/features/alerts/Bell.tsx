import { useEffect } from 'react';
import { useAlerts } from '../../api/alerts.ts';
import { Icon } from '../../ui/identity/Icon.tsx';
import { PageLink } from '../../ui/layout/PageLink.tsx';
import styles from './Bell.module.css';
import { UnreadMark } from './UnreadMark.tsx';

/** The header's link to the alerts. On phones, the bottom bar has it instead. */
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

/** Shows the unread count on the installed app's icon. Clears it on sign-out. */
function useAppBadge(): void {
  const { unreadCount } = useAlerts();
  useEffect(() => {
    setBadge(unreadCount);
  }, [unreadCount]);
  useEffect(() => () => setBadge(0), []);
}

/** Failures don't matter, because the header shows the count too. */
function setBadge(count: number) {
  navigator.setAppBadge?.(count).catch(() => undefined);
}
