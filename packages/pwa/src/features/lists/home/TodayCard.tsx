import { findCategory } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { Link } from 'react-router-dom';
import { useYesterday } from '../../../api/deck/today.ts';
import shared from '../../../styles/shared.module.css';
import { ButtonLink } from '../../../ui/form/Button.tsx';
import { Bubbles } from '../../../ui/identity/Bubbles.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { countOf } from '../../common/list-text.ts';
import { Streak } from '../today/Streak.tsx';
import { majorityOf, majorityText, todayPath, YESTERDAY_PATH } from '../today/todays-five.ts';
import styles from './MemberHome.module.css';

const TITLES_SHOWN = 3;

type TodayCardProps = {
  readonly conflicts: readonly ConflictView[];
  readonly isVoted: (conflict: ConflictView) => boolean;
};

export function TodayCard({ conflicts, isVoted }: TodayCardProps) {
  const places = conflicts.map((conflict, index) => ({ conflict, place: index + 1, isDone: isVoted(conflict) }));
  const open = places.filter(({ isDone }) => !isDone);
  const done = places.filter(({ isDone }) => isDone);
  return (
    <Card as="section" className={styles.card} aria-labelledby="today-title">
      <div className={classNames(shared.between, styles.head)}>
        <h3 id="today-title" className={styles.conflict}>
          Today’s five
        </h3>
        <p className={styles.facts}>
          {done.length} of {conflicts.length} today
          <Streak before=" · " />
        </p>
      </div>
      <YesterdayLine />
      <ul className={styles.next}>
        {[...open, ...done].slice(0, TITLES_SHOWN).map(({ conflict, place, isDone }) => (
          <li key={conflict.id} className={styles.row}>
            <Bubbles look={isDone ? 'whole' : 'outline'} size={40} label={isDone ? 'Voted' : undefined} />
            <div>
              <p className={styles.conflictTitle} dir="auto">
                <Link to={todayPath(place)} className={styles.whole}>
                  {conflict.title}
                </Link>
              </p>
              <p className={styles.facts}>
                {conflict.isAuthor && 'Yours · '}
                {findCategory(conflict.category)?.name} · {countOf(conflict.totalVotes, 'vote')}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <ButtonLink to={todayPath(open[0]?.place ?? 1)} variant="fill">
          {done.length === 0 ? 'Start today’s five' : 'Continue'}
        </ButtonLink>
      </div>
    </Card>
  );
}

function YesterdayLine() {
  const { conflicts = [] } = useYesterday();
  const voted = conflicts.filter(({ hasUserVoted }) => hasUserVoted);
  if (voted.length === 0) return null;
  const majority = majorityText(majorityOf(voted));
  return (
    <p className={styles.facts}>
      Yesterday you {majority ? `were ${majority}` : `voted on ${voted.length} of ${conflicts.length}`}.{' '}
      <Link to={YESTERDAY_PATH}>See the results</Link>
    </p>
  );
}
