import { useQueryClient } from '@tanstack/react-query';
import { Bubbles } from '../../../ui/identity/Bubbles.tsx';
import { optional } from '../../../ui/layout/optional.tsx';
import { useConnection, useReconnect } from '../../use-connection.ts';
import styles from './OfflineNotice.module.css';

const ShownAge = optional(() => import('./ShownAge.tsx').then((m) => m.ShownAge));

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
      {/* Always there, so that its code has loaded before the network goes. */}
      <ShownAge isGone={isGone} />
    </div>
  );
}
