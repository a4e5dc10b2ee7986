import { askBeforePosting } from '../../../features/common/sign-up-prompt/ask-to-sign-up.tsx';
import { useCurrentUser } from '../../../session/current-user.ts';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { optional } from '../../../ui/layout/optional.tsx';
import { PageLink } from '../../../ui/layout/PageLink.tsx';
import { bottomLinks } from '../navigation.ts';
import styles from './BottomBar.module.css';

const UnreadMark = optional(() => import('../../../features/alerts/Bell.tsx').then((m) => m.UnreadMark));

export function BottomBar() {
  const { status, user } = useCurrentUser();
  return (
    <nav className={styles.bar} aria-label="Main">
      {bottomLinks(status === 'signed-out').map(({ to, label, icon, isAsk }) => (
        <PageLink key={to} className={styles.link} to={to} onClick={isAsk && askBeforePosting}>
          <span className={classNames(styles.icon, isAsk && styles.ask)}>
            <Icon name={icon} size={22} />
            {to === '/alerts' && user && <UnreadMark />}
          </span>
          <span className={styles.label}>{label}</span>
        </PageLink>
      ))}
    </nav>
  );
}
