import { STREAK_BADGE_DAYS } from '@twosides/domain/points';
import { Badge } from '../../ui/layout/Badge.tsx';

/** Days in a row, from a week of them on. */
export function StreakBadge({ days }: { readonly days: number }) {
  if (days < STREAK_BADGE_DAYS) return null;
  return (
    <Badge icon="flame" tone="warning">
      {days}-day streak
    </Badge>
  );
}
