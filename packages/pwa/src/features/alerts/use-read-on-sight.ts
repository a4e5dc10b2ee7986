import type { ConflictId } from '@twosides/domain/kernel';
import { useEffect } from 'react';
import { useReadAlerts } from '../../api/alerts.ts';

/**
 * Marks alerts as read while the tab is visible. The list keeps showing them as new during this visit.
 * @param newest `at` of the newest unread alert; undefined if there is none
 * @param conflictId limits this to one conflict's alerts; omitted on the page with all alerts
 */
export function useReadOnSight(newest: string | undefined, conflictId?: ConflictId): void {
  const read = useReadAlerts();
  useEffect(() => {
    if (newest === undefined) return;
    return whileLookedAt(() => read({ upTo: newest, ...(conflictId !== undefined && { conflictId }) }));
  }, [newest, conflictId, read]);
}

/**
 * Calls `act` now if the tab is visible, and whenever the tab becomes visible.
 * @returns a function that stops this
 */
export function whileLookedAt(act: () => void): () => void {
  const look = () => {
    if (!document.hidden) act();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
