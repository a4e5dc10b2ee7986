import { topicsOfConflict } from '@twosides/domain/alerts';
import type { ConflictId } from '@twosides/domain/kernel';
import { useAlerts } from '../../api/alerts.ts';
import { useReadOnSight } from './use-read-on-sight.ts';

/** Anyone who looks at the conflict needs no telling of it any more: its 100th vote and its comments. Draws nothing. */
export function ReadAlertsOf({ conflictId }: { readonly conflictId: ConflictId }) {
  const { alerts = [] } = useAlerts();
  const topics = topicsOfConflict(conflictId);
  const unread = alerts.find((alert) => !alert.isRead && topics.includes(alert.id));
  useReadOnSight(unread?.at, conflictId);
  return null;
}
