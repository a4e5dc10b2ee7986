import type { ConflictId } from '@twosides/domain/kernel';
import { useEffect } from 'react';
import { useReadAlerts } from '../../api/alerts.ts';

/**
 * What is on the screen of somebody who looks counts as read; in the list it stays marked as new for this visit.
 * @param newest the `at` of the newest alert on it; undefined while none is unread
 * @param conflictId the conflict that is on it; without one it is the list
 */
export function useReadOnSight(newest: string | undefined, conflictId?: ConflictId): void {
  const read = useReadAlerts();
  useEffect(() => {
    if (newest === undefined) return;
    return whileLookedAt(() => read({ upTo: newest, ...(conflictId !== undefined && { conflictId }) }));
  }, [newest, conflictId, read]);
}

/** Acts now and whenever the page is looked at again, unless nobody does. @returns how to stop */
export function whileLookedAt(act: () => void): () => void {
  const look = () => {
    if (!document.hidden) act();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
