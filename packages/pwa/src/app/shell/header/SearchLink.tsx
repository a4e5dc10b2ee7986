import { Icon } from '../../../ui/identity/Icon.tsx';
import { PageLink } from '../../../ui/layout/PageLink.tsx';
import { isRouted } from '../../routes.ts';
import styles from './SearchLink.module.css';

/** The magnifying glass of the header, once there is a search. */
export function SearchLink() {
  if (!isRouted('/search')) return null;
  return (
    <PageLink className={styles.link} to="/search">
      <Icon name="search" label="Search" />
    </PageLink>
  );
}
