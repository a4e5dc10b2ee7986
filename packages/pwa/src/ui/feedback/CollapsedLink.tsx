import { Link } from 'react-router-dom';
import { Icon } from '../identity/Icon.tsx';
import styles from './Collapsed.module.css';

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
