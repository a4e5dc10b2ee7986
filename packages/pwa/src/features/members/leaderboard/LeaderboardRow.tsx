import { POINTS } from '@twosides/domain/points';
import type { LeaderboardEntryView } from '@twosides/domain/reading';
import shared from '../../../styles/shared.module.css';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { numberText } from '../../../ui/identity/in-words.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Tag } from '../../../ui/layout/Tag.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { countOf } from '../../common/list-text.ts';
import { MemberName } from '../../common/member-name/MemberName.tsx';
import { StreakBadge } from '../points/PointsCard.tsx';
import styles from './LeaderboardRow.module.css';

type LeaderboardRowProps = {
  readonly entry: LeaderboardEntryView;
  readonly most: number;
  readonly goal?: string | null;
};

export function LeaderboardRow({ entry, most, goal }: LeaderboardRowProps) {
  const isFirst = entry.rank === 1;
  return (
    <li
      className={classNames(styles.row, isFirst && styles.first, entry.isCurrentUser && styles.own)}
      aria-current={entry.isCurrentUser || undefined}
    >
      <span className={styles.rank}>
        <VisuallyHidden>Rank </VisuallyHidden>
        {entry.rank === null ? '10k+' : numberText(entry.rank)}
      </span>
      <Avatar size={isFirst ? 'lg' : 'md'} avatarId={entry.avatar} name={entry.username} />
      <div className={shared.shrinks}>
        <div className={styles.nameLine}>
          <MemberName className={styles.name} nickname={entry.username} isPseudonym={false} />
          {entry.isCurrentUser && <Tag tone="plum">You</Tag>}
          <StreakBadge days={entry.streak} />
        </div>
        <p className={styles.actions}>{sumText(entry)}</p>
        {goal && <p className={styles.goal}>{goal}</p>}
      </div>
      <p className={styles.score}>
        {numberText(entry.score)} <small>points</small>
      </p>
      <svg className={styles.measure} width="100%" height="3" aria-hidden="true">
        <rect className={styles.track} y="1" width="100%" height="1" />
        <rect
          className={styles.part}
          width={`${(100 * entry.score) / Math.max(most, entry.score)}%`}
          height="3"
          rx="1.5"
        />
      </svg>
    </li>
  );
}

/** "3 votes +30 · 1 comment · helpful comments and streaks +75": the parts add up to the score. */
const sumText = ({ score, votesSubmitted, conflictsPosted, commentsWritten }: LeaderboardEntryView): string => {
  const [forVotes, forConflicts] = [votesSubmitted * POINTS.vote, conflictsPosted * POINTS.post];
  const rest = score - forVotes - forConflicts;
  const parts = [
    votesSubmitted > 0 && earned(countOf(votesSubmitted, 'vote'), forVotes),
    conflictsPosted > 0 && earned(countOf(conflictsPosted, 'conflict'), forConflicts),
    commentsWritten > 0 && countOf(commentsWritten, 'comment'),
    rest > 0 && earned('helpful comments and streaks', rest),
  ];
  return parts.filter((text) => text !== false).join(' · ');
};

// A non-breaking space keeps the points on the line of what earned them.
const earned = (what: string, points: number): string => `${what}\u00a0+${numberText(points)}`;
