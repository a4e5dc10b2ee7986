import { conflictPath } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { Link } from 'react-router-dom';
import shared from '../../../styles/shared.module.css';
import { Bubbles } from '../../../ui/identity/Bubbles.tsx';
import { SplitThin } from '../../../ui/split/SplitThin.tsx';
import { majorityOf, majorityText } from './majority.ts';
import styles from './TodayScreen.module.css';
import { todayPath } from './today-path.ts';
import type { Voted } from './use-voted.ts';

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
