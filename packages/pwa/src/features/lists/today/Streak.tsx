import { usePoints } from '../../../api/points.ts';
import { useCurrentUser } from '../../../session/current-user.ts';

/** Shown from the second day on. Needs a nickname, because only a profile counts the days. */
export function Streak() {
  const { user } = useCurrentUser();
  return user?.userNickname ? <Days id={user.id} /> : null;
}

function Days({ id }: { readonly id: string }) {
  const { data } = usePoints(id);
  return data && data.streak > 1 ? <strong> {data.streak} days in a row</strong> : null;
}
