import { useAlerts } from '../../api/alerts.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './UnreadMark.module.css';

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
