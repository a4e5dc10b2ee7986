import { Link } from 'react-router-dom';
import { Icon } from '../identity/Icon.tsx';
import styles from './Collapsed.module.css';

/**
 * A notice in place of collapsed content, with a link to the page that shows it.
 * @param notice why the content is collapsed
 */
export function CollapsedLink({ notice, to }: { readonly notice: string; readonly to: string }) {
  return (
    <p className={styles.notice}>
      <Icon name="eye-off" size={18} />
      <span className={styles.text}>{notice}</span>{' '}
      <Link to={to} className={styles.show}>
        Show anyway
      </Link>
    </p>
  );
}
