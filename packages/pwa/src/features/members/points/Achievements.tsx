import type { Achievement, AchievementId } from '@twosides/domain/points';
import shared from '../../../styles/shared.module.css';
import { Icon, type IconName } from '../../../ui/identity/Icon.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './Achievements.module.css';

type Look = { readonly title: string; readonly text: string; readonly icon: IconName | null };

const LOOKS: Readonly<Record<AchievementId, Look>> = {
  votes: { title: '100 votes', text: 'Vote on a hundred conflicts.', icon: 'scale' },
  'helpful-comments': {
    title: '50 helpful comments',
    text: 'Have your comments marked as helpful fifty times.',
    icon: 'heart',
  },
  streak: { title: '14-day streak', text: 'Vote, comment or post two weeks in a row, every day.', icon: 'flame' },
  'weekly-first': { title: 'Weekly #1', text: 'Finish a week in first place.', icon: null },
};

type AchievementsProps = {
  readonly achievements: readonly Achievement[];
  readonly showsProgress?: boolean;
};

export function Achievements({ achievements, showsProgress = true }: AchievementsProps) {
  return (
    <ul className={shared.stack16}>
      {achievements.map((achievement) => (
        <AchievementItem key={achievement.id} achievement={achievement} showsProgress={showsProgress} />
      ))}
    </ul>
  );
}

type AchievementItemProps = { readonly achievement: Achievement; readonly showsProgress: boolean };

function AchievementItem({ achievement: { id, progress, target }, showsProgress }: AchievementItemProps) {
  const { title, text, icon } = LOOKS[id];
  const isAchieved = progress >= target;
  return (
    <li className={classNames(styles.item, isAchieved && styles.achieved)}>
      <span className={styles.medal} aria-hidden="true">
        <Ring share={progress / target} />
        <span className={styles.sign}>{icon ? <Icon name={icon} size={22} /> : '1'}</span>
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.text}>{text}</p>
      </div>
      {showsProgress && (
        <p className={styles.progress}>
          {isAchieved ? (
            <>
              <Icon name="check" size={16} /> Achieved
            </>
          ) : (
            `${progress} of ${target}`
          )}
        </p>
      )}
    </li>
  );
}

const RADIUS = 25;
const ROUND = 2 * Math.PI * RADIUS;

function Ring({ share }: { readonly share: number }) {
  return (
    <svg className={styles.ring} viewBox="0 0 56 56" aria-hidden="true">
      <circle className={styles.track} cx="28" cy="28" r={RADIUS} />
      {share > 0 && (
        <circle
          className={styles.arc}
          cx="28"
          cy="28"
          r={RADIUS}
          strokeDasharray={`${Math.min(share, 1) * ROUND} ${ROUND}`}
          transform="rotate(-90 28 28)"
        />
      )}
    </svg>
  );
}
