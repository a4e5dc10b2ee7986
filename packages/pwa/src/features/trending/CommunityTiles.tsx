import { useStats } from '../../api/stats.ts';
import { figure } from '../community-stats/figures.ts';
import { StatTiles } from '../community-stats/StatTiles.tsx';

/** How much is going on here. */
export function CommunityTiles() {
  const stats = useStats();
  if (!stats) return null;
  return (
    <StatTiles
      id="community"
      title="TwoSides so far"
      tiles={[
        { label: 'Members', value: figure(stats.memberCount) },
        { label: 'Conflicts', value: figure(stats.conflictCount) },
        { label: 'Reached 100 votes', value: figure(stats.revealedCount) },
        { label: 'Votes', value: figure(stats.voteCount) },
      ]}
    />
  );
}
