import type { LeaderboardEntryView } from '@twosides/domain/reading';
import shared from '../../../styles/shared.module.css';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Tag } from '../../../ui/layout/Tag.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { MemberName } from '../../common/member-name/MemberName.tsx';
import { StreakBadge } from '../points/PointsCard.tsx';
import styles from './LeaderboardRow.module.css';

type LeaderboardRowProps = {
  readonly entry: LeaderboardEntryView;
  readonly most: number;
};

export function LeaderboardRow({ entry, most }: LeaderboardRowProps) {
  const isFirst = entry.rank === 1;
  return (
    <li
      className={classNames(styles.row, isFirst && styles.first, entry.isCurrentUser && styles.own)}
      aria-current={entry.isCurrentUser || undefined}
    >
      <span className={styles.rank}>
        <VisuallyHidden>Rank </VisuallyHidden>
        {entry.rank === null ? '10k+' : entry.rank.toLocaleString('en')}
      </span>
      <Avatar size={isFirst ? 'lg' : 'md'} avatarId={entry.avatar} name={entry.username} />
      <div className={shared.shrinks}>
        <div className={styles.nameLine}>
          <MemberName className={styles.name} nickname={entry.username} isPseudonym={false} />
          {entry.isCurrentUser && <Tag tone="plum">You</Tag>}
          <StreakBadge days={entry.streak} />
        </div>
        <p className={styles.actions}>{actionsText(entry)}</p>
      </div>
      <p className={styles.score}>
        {entry.score.toLocaleString('en')}
        <VisuallyHidden> points</VisuallyHidden>
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

const actionsText = ({ votesSubmitted, conflictsPosted, commentsWritten }: LeaderboardEntryView): string =>
  [count(votesSubmitted, 'vote'), count(conflictsPosted, 'conflict'), count(commentsWritten, 'comment')]
    .filter((text) => text !== null)
    .join(' · ') || 'Comments marked as helpful';

// A non-breaking space keeps the number and its unit on one line.
const count = (amount: number, what: string): string | null =>
  amount === 0 ? null : `${amount.toLocaleString('en')}\u00a0${what}${amount === 1 ? '' : 's'}`;
