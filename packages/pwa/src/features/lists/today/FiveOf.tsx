import { conflictPath } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { Link } from 'react-router-dom';
import { useYesterday } from '../../../api/deck/today.ts';
import shared from '../../../styles/shared.module.css';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { Bubbles } from '../../../ui/identity/Bubbles.tsx';
import { SplitThin } from '../../../ui/split/SplitThin.tsx';
import { ListFailed } from '../conflict-list/ConflictList.tsx';
import styles from './TodayScreen.module.css';
import { majorityOf, majorityText, todayPath, type Voted } from './todays-five.ts';

type FiveOfProps = {
  readonly day: 'today' | 'yesterday';
  readonly conflicts: readonly ConflictView[];
} & Pick<Voted, 'isVoted'>;

export function FiveOf({ day, conflicts, isVoted }: FiveOfProps) {
  const majority = majorityText(majorityOf(conflicts));
  return (
    <>
      {majority && <p>You were {majority}.</p>}
      <ul className={styles.five} aria-label={day === 'today' ? 'Today’s five' : 'Yesterday’s five'}>
        {conflicts.map((conflict, index) => {
          const path = day === 'yesterday' || isVoted(conflict) ? conflictPath(conflict) : todayPath(index + 1);
          return <OneOfFive key={conflict.id} conflict={conflict} path={path} isVoted={isVoted(conflict)} />;
        })}
      </ul>
    </>
  );
}

type OneOfFiveProps = { readonly conflict: ConflictView; readonly path: string; readonly isVoted: boolean };

function OneOfFive({ conflict, path, isVoted }: OneOfFiveProps) {
  const { userVoteSide, sideLabels, herPercentage, range } = conflict;
  return (
    <li className={styles.done}>
      <Bubbles look={isVoted ? 'whole' : 'outline'} size={32} />
      <div>
        <Link to={path} dir="auto">
          {conflict.title}
        </Link>
        <p className={shared.note}>
          {userVoteSide
            ? `Your vote: ${sideLabels[userVoteSide]}`
            : isVoted
              ? 'Your vote is waiting to be sent'
              : 'No vote yet'}
        </p>
        {userVoteSide && herPercentage !== null && (
          <SplitThin labels={sideLabels} herPercentage={herPercentage} range={range} />
        )}
      </div>
    </li>
  );
}

export function Yesterday() {
  const yesterday = useYesterday();
  const { conflicts } = yesterday;
  if (yesterday.isError) return <ListFailed level={1} list={yesterday} />;
  if (!conflicts)
    return (
      <SkeletonGroup label="Loading yesterday’s five">
        <Skeleton shape="title" />
        <Skeleton shape="block" />
      </SkeletonGroup>
    );
  return (
    <EmptyState
      level={1}
      icon="calendar"
      title="Yesterday’s five"
      actions={
        <ButtonLink to="/today" variant="fill">
          Today’s five
        </ButtonLink>
      }
    >
      {conflicts.length === 0 ? (
        <p>We didn’t pick any conflicts yesterday.</p>
      ) : (
        <FiveOf day="yesterday" conflicts={conflicts} isVoted={({ hasUserVoted }) => hasUserVoted} />
      )}
    </EmptyState>
  );
}
