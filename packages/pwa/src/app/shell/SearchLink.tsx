import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { isRouted } from '../routes.ts';
import styles from './SearchLink.module.css';

/** The magnifying glass of the header, once there is a search. */
export function SearchLink() {
  const { pathname } = useLocation();
  if (!isRouted('/search')) return null;
  return (
    <Link
      className={styles.link}
      to="/search"
      aria-label="Search"
      title="Search"
      aria-current={pathname === '/search' ? 'page' : undefined}
    >
      <Icon name="search" />
    </Link>
  );
}
