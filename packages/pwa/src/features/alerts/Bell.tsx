import { ShellLink } from '../../app/shell/ShellLink.tsx';
import { Icon } from '../../ui/identity/Icon.tsx';
import styles from './Bell.module.css';
import { UnreadMark } from './UnreadMark.tsx';
import { useAppBadge } from './use-app-badge.ts';

/** The header's way to the alerts. On phones the bottom bar has one. */
export function Bell() {
  useAppBadge();
  return (
    <ShellLink className={styles.bell} to="/alerts">
      <span className={styles.icon}>
        <Icon name="bell" label="Alerts" size={22} />
        <UnreadMark />
      </span>
    </ShellLink>
  );
}
