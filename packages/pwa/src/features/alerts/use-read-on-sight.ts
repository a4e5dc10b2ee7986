import type { ConflictId } from '@twosides/domain/kernel';
import { useEffect } from 'react';
import { useReadAlerts } from '../../api/alerts.ts';

export function useReadOnSight(newest: string | undefined, conflictId?: ConflictId): void {
  const read = useReadAlerts();
  useEffect(() => {
    if (newest === undefined) return;
    return whileVisible(() => read({ upTo: newest, ...(conflictId !== undefined && { conflictId }) }));
  }, [newest, conflictId, read]);
}

export function whileVisible(act: () => void): () => void {
  const look = () => {
    if (!document.hidden) act();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
