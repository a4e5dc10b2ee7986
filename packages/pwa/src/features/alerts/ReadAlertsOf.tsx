import { topicsOfConflict } from '@twosides/domain/alerts';
import type { ConflictId } from '@twosides/domain/kernel';
import { useEffect } from 'react';
import { useAlerts, useReadAlerts } from '../../api/alerts.ts';
import { useOutboxItems } from '../../outbox/outbox-items.ts';
import { withOutbox } from '../../outbox/submit.ts';

export function ReadAlertsOf({ conflictId }: { readonly conflictId: ConflictId }) {
  const { alerts = [] } = useAlerts();
  const topics = topicsOfConflict(conflictId);
  const unread = alerts.find((alert) => !alert.isRead && topics.includes(alert.id));
  useReadOnSight(unread?.at, conflictId);

  const { counted = [] } = useOutboxItems();
  const isCounted = counted.some((vote) => vote.conflictId === conflictId);
  useEffect(() => {
    if (!isCounted) return;
    return whileVisible(() => void withOutbox(({ lookAt }) => lookAt(conflictId)).catch(() => undefined));
  }, [isCounted, conflictId]);
  return null;
}

export function useReadOnSight(newest: string | undefined, conflictId?: ConflictId): void {
  const read = useReadAlerts();
  useEffect(() => {
    if (newest === undefined) return;
    return whileVisible(() => read({ upTo: newest, ...(conflictId !== undefined && { conflictId }) }));
  }, [newest, conflictId, read]);
}

function whileVisible(act: () => void): () => void {
  const look = () => {
    if (!document.hidden) act();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
