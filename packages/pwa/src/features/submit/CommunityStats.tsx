import { useStats } from '../../api/stats.ts';
import { figure, percentage, roughTime } from '../community-stats/figures.ts';
import { StatTiles } from '../community-stats/StatTiles.tsx';

/** What may be expected of posting, by what others have met with. */
export function CommunityStats() {
  const stats = useStats();
  if (!stats) return null;
  return (
    <StatTiles
      id="expectations"
      title="How it goes for others"
      tiles={[
        { label: 'Votes on a conflict, on average', value: figure(stats.averageVotes) },
        { label: 'Until the 100th vote, usually', value: roughTime(stats.medianTimeToReveal) },
        { label: 'Of all conflicts reach 100 votes', value: percentage(stats.revealRate) },
      ]}
    />
  );
}
