import type { MemberId } from '@twosides/domain/kernel';
import { achievementsOf, NO_SCORE } from '@twosides/domain/points';
import { usePoints } from '../../../api/points.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { Card } from '../../../ui/layout/Card.tsx';
import { Achievements } from '../points/Achievements.tsx';

export function BoardAchievements() {
  const { user } = useCurrentUser();
  return (
    <Card as="section" padding="roomy" className={shared.stack20} aria-labelledby="achievements">
      <h2 id="achievements" className={shared.textXl}>
        Achievements
      </h2>
      {user?.userNickname ? (
        <OwnAchievements id={user.id} />
      ) : (
        <Achievements achievements={NONE} showsProgress={false} />
      )}
    </Card>
  );
}

const NONE = achievementsOf(NO_SCORE, null, 0);

function OwnAchievements({ id }: { readonly id: MemberId }) {
  const { data: points } = usePoints(id);
  return <Achievements achievements={points?.achievements ?? NONE} showsProgress={points !== undefined} />;
}
