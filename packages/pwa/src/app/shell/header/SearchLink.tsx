import { Icon } from '../../../ui/identity/Icon.tsx';
import { PageLink } from '../../../ui/layout/PageLink.tsx';
import styles from './SearchLink.module.css';

export function SearchLink() {
  return (
    <PageLink className={styles.link} to="/search">
      <Icon name="search" label="Search" />
    </PageLink>
  );
}
