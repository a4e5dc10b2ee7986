import shared from '../../../styles/shared.module.css';
import { Icon } from '../../../ui/identity/Icon.tsx';
import styles from './PageTable.module.css';

export function PageTable() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Indexed</th>
        </tr>
      </thead>
      <tbody>
        {PAGES.map(({ name, path, isIndexed }) => (
          <tr key={path}>
            <th scope="row">
              {name} <code className={shared.muted}>{path}</code>
            </th>
            <td>
              <span className={styles.answer}>
                <Icon name={isIndexed ? 'check' : 'close'} size={18} />
                {isIndexed ? 'Yes' : 'No'}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const PAGES = [
  { name: 'Home', path: '/', isIndexed: true },
  { name: 'Conflicts', path: '/conflict/…', isIndexed: true },
  { name: 'Categories', path: '/category/…', isIndexed: true },
  { name: 'Trending', path: '/trending', isIndexed: true },
  { name: 'How it works, about, help and the like', path: '/how-it-works', isIndexed: true },
  { name: 'Demos and this page', path: '/voting-demo', isIndexed: false },
  { name: 'Signing up, signing in, your own profile', path: '/login', isIndexed: false },
  { name: 'Links from emails', path: '/verify-email', isIndexed: false },
  { name: 'Pages that don’t exist', path: '404', isIndexed: false },
] as const;
