import { Icon } from '../../ui/identity/Icon.tsx';
import { PageLink } from '../../ui/layout/PageLink.tsx';
import styles from './Bell.module.css';
import { UnreadMark } from './UnreadMark.tsx';
import { useAppBadge } from './use-app-badge.ts';

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
