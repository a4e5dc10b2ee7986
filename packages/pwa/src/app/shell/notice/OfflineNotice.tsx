import { useQueryClient } from '@tanstack/react-query';
import { Bubbles } from '../../../ui/identity/Bubbles.tsx';
import { useConnection, useReconnect } from '../../use-connection.ts';
import styles from './OfflineNotice.module.css';
import { ShownAge } from './ShownAge.tsx';

const WORDS = { offline: 'You’re offline.', unreachable: 'We can’t reach TwoSides right now.' };

export function OfflineNotice() {
  const client = useQueryClient();
  const connection = useConnection(client);
  useReconnect(client, connection);
  const isGone = connection !== 'fine';
  return (
    <div className={isGone ? styles.notice : undefined}>
      {isGone && <Bubbles look="outline" size={28} />}
      {/* Outside the status element, because screen readers would announce the age every minute. */}
      <span role="status">{isGone && WORDS[connection]}</span>
      {isGone && <ShownAge />}
    </div>
  );
}
