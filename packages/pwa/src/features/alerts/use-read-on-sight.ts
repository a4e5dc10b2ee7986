import type { ConflictId } from '@twosides/domain/kernel';
import { useEffect } from 'react';
import { useReadAlerts } from '../../api/alerts.ts';

/**
 * The list keeps showing the alerts as new during this visit.
 * @param newest `at` of the newest unread alert; undefined if there is none
 */
export function useReadOnSight(newest: string | undefined, conflictId?: ConflictId): void {
  const read = useReadAlerts();
  useEffect(() => {
    if (newest === undefined) return;
    return whileLookedAt(() => read({ upTo: newest, ...(conflictId !== undefined && { conflictId }) }));
  }, [newest, conflictId, read]);
}

/** Calls `act` now if the tab is visible, and whenever it becomes visible. */
export function whileLookedAt(act: () => void): () => void {
  const look = () => {
    if (!document.hidden) act();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
