import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useConnection } from '../use-connection.ts';
import styles from './OfflineNotice.module.css';

const ShownAge = lazy(() => import('./ShownAge.tsx').then((m) => ({ default: m.ShownAge })));

const WORDS = { offline: 'You are offline.', unreachable: 'TwoSides cannot be reached just now.' };

/** One line under the header while there is no network, or nobody at its other end. */
export function OfflineNotice() {
  const connection = useConnection(useQueryClient());
  const isGone = connection !== 'fine';
  return (
    <div className={isGone ? styles.notice : undefined}>
      {isGone && <Icon name="offline" size={18} />}
      {/* The age beside it grows each minute, which nobody wants to be told each minute. */}
      <span role="status">{isGone && WORDS[connection]}</span>
      {isGone && (
        <Suspense fallback={null}>
          <ShownAge />
        </Suspense>
      )}
    </div>
  );
}
