import { Icon } from '../../../ui/identity/Icon.tsx';
import { isRouted } from '../../routes.ts';
import { ShellLink } from '../ShellLink.tsx';
import styles from './SearchLink.module.css';

/** The magnifying glass of the header, once there is a search. */
export function SearchLink() {
  if (!isRouted('/search')) return null;
  return (
    <ShellLink className={styles.link} to="/search">
      <Icon name="search" label="Search" />
    </ShellLink>
  );
}
