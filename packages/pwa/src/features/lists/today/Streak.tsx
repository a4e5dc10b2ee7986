import { usePoints } from '../../../api/points.ts';
import { useCurrentUser } from '../../../session/current-user.ts';

/** Shown from the second day on. */
export function Streak() {
  const { user } = useCurrentUser();
  const { data } = usePoints(user?.id ?? '');
  return data && data.streak > 1 ? <strong> {data.streak} days in a row</strong> : null;
}
