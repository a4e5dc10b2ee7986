import { Icon } from '../../ui/Icon.tsx';
import { useOnline } from '../use-online.ts';
import styles from './OfflineNotice.module.css';

/** One line under the header while the device has no network. */
export function OfflineNotice() {
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="offline" size={18} />
          You are offline. What you see may be a little older.
        </p>
      )}
    </div>
  );
}
