import type { ConflictId } from '@twosides/domain/kernel';
import { useEffect } from 'react';
import { useReadAlerts } from '../../api/alerts.ts';

/**
 * Marks visible alerts as read; the list keeps showing them as new during this visit.
 * @param newest `at` of the newest unread alert
 * @param conflictId the viewed conflict; missing in the list
 */
export function useReadOnSight(newest: string | undefined, conflictId?: ConflictId): void {
  const read = useReadAlerts();
  useEffect(() => {
    if (newest === undefined) return;
    return whileLookedAt(() => read({ upTo: newest, ...(conflictId !== undefined && { conflictId }) }));
  }, [newest, conflictId, read]);
}

/**
 * Runs now and whenever the tab becomes visible again.
 * @returns a function that stops it
 */
export function whileLookedAt(act: () => void): () => void {
  const look = () => {
    if (!document.hidden) act();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
