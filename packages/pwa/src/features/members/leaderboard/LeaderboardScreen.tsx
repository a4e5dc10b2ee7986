import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { leaderboardQuery } from '../../../api/points.ts';
import shared from '../../../styles/shared.module.css';
import { Tabs } from '../../../ui/layout/Tabs.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { PlainLinks } from '../../../ui/without-javascript/PlainLinks.tsx';
import { BoardAchievements } from './BoardAchievements.tsx';
import { LeaderboardList } from './LeaderboardList.tsx';
import styles from './LeaderboardScreen.module.css';
import { PERIOD_TABS, parsePeriod, periodPath } from './leaderboard-period.ts';
import { PointsGuide } from './PointsGuide.tsx';

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
