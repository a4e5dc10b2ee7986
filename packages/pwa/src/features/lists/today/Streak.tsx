import { usePoints } from '../../../api/profiles.ts';
import { useCurrentUser } from '../../../session/current-user.ts';

type StreakProps = {
  readonly before?: string;
  readonly isFromFirst?: boolean;
};

export function Streak(props: StreakProps) {
  const { user } = useCurrentUser();
  return user ? <Days id={user.id} {...props} /> : null;
}

function Days({ id, before = '', isFromFirst = false }: StreakProps & { readonly id: string }) {
  const { data } = usePoints(id);
  if (data?.streak === 1 && isFromFirst)
    return (
      <>
        {before}
        <strong>Day 1!</strong> Vote, comment or post tomorrow to make it two days in a row.
      </>
    );
  if (!data || data.streak < 2) return null;
  return (
    <>
      {before}
      <strong>{data.streak} days in a row</strong>
    </>
  );
}
