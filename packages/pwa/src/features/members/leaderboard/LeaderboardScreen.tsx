import { PAGE_HEADINGS } from '@twosides/domain/contract';
import type { MemberId } from '@twosides/domain/kernel';
import { achievementsOf, NO_SCORE, POINTS } from '@twosides/domain/points';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { leaderboardQuery, usePoints } from '../../../api/profiles.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { Card } from '../../../ui/layout/Card.tsx';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { PlainLinks } from '../../../ui/without-javascript/PlainLinks.tsx';
import { Achievements } from '../points/Achievements.tsx';
import { LeaderboardList, PERIOD_TABS, parsePeriod, periodPath } from './LeaderboardList.tsx';
import styles from './LeaderboardScreen.module.css';

export const queries = ({ search }: { readonly search: URLSearchParams }) => [leaderboardQuery(parsePeriod(search))];

export function LeaderboardScreen() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const period = parsePeriod(search);
  return (
    <div className={styles.screen}>
      <div className={shared.shrinks}>
        <h1 className={shared.listTitle}>{PAGE_HEADINGS.leaderboard}</h1>
        <p className={shared.listIntro}>The members who vote, comment and post the most.</p>
        <PlainLinks
          label="Boards"
          links={PERIOD_TABS.map(({ value, label }) => ({ href: periodPath(value), label }))}
        />
        <Tabs
          label="Boards"
          tabs={PERIOD_TABS}
          value={period}
          onChange={(next) => void navigate(periodPath(next), { replace: true })}
        >
          <h2>
            <VisuallyHidden>{PERIOD_TABS.find(({ value }) => value === period)?.label} board</VisuallyHidden>
          </h2>
          <LeaderboardList key={period} period={period} />
        </Tabs>
      </div>
      <div className={styles.side}>
        <BoardAchievements />
        <PointsGuide />
      </div>
    </div>
  );
}

function BoardAchievements() {
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

const GUIDE: readonly { readonly points: number; readonly title: string; readonly text: string }[] = [
  { points: POINTS.vote, title: 'Vote', text: 'on someone else’s conflict, once per conflict.' },
  { points: POINTS['helpful-comment'], title: 'Helpful comment', text: 'for every member who marks yours as helpful.' },
  {
    points: POINTS.post,
    title: 'Post conflict',
    text: 'under your nickname. Anonymous posts don’t earn points, because that would give you away.',
  },
  { points: POINTS.streak, title: 'Daily streak bonus', text: 'for every day in a row after the first.' },
];

function PointsGuide() {
  return (
    <Card as="section" tone="sunken" padding="roomy" className={shared.stack20} aria-labelledby="points-guide">
      <h2 id="points-guide" className={shared.textXl}>
        How points are earned
      </h2>
      <dl className={shared.stack16}>
        {GUIDE.map(({ points, title, text }) => (
          <div key={title} className={styles.rule}>
            <dt className={styles.name}>{title}</dt>
            <dd className={styles.points}>+{points}</dd>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        You see your own points right away. Others see them a little later, together with other members’ points, so that
        nobody can tell which conflicts you voted on.
      </p>
      <p className={styles.note}>
        Others see your points once you have a nickname. If something is taken down, the points it earned are removed
        too. Days start at midnight UTC, and weeks start on Monday.
      </p>
    </Card>
  );
}
