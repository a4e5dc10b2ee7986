import { useEffect } from 'react';
import { useAlerts } from '../../api/alerts.ts';

/** The installed app's icon shows how many alerts are unread, and nothing once nobody is signed in. */
export function useAppBadge(): void {
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
