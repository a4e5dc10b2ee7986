import { Link } from 'react-router-dom';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { Logo } from '../../../ui/identity/Bubbles.tsx';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { optional } from '../../../ui/layout/optional.tsx';
import { PageLink } from '../../../ui/layout/PageLink.tsx';
import { headerLinks } from '../navigation.ts';
import styles from './Header.module.css';
import { HeaderControls } from './HeaderControls.tsx';

const OutboxLink = optional(() => import('./OutboxLink.tsx').then((m) => m.OutboxLink));

export function Header() {
  const auth = useCurrentUser();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link className={styles.brand} to="/">
          <Logo />
          <span className={styles.word}>TwoSides</span>
        </Link>
        <nav className={styles.links} aria-label="Site">
          {headerLinks(auth.status === 'signed-out').map(({ to, label, shownFrom }) => (
            <PageLink key={to} className={classNames(styles.link, styles[shownFrom])} to={to}>
              {label}
            </PageLink>
          ))}
        </nav>
        <PageLink className={classNames(shared.touch, styles.search)} to="/search">
          <Icon name="search" label="Search" />
        </PageLink>
        <OutboxLink />
        <HeaderControls auth={auth} />
      </div>
    </header>
  );
}
