import { Link } from 'react-router-dom';
import { useToday } from '../../../api/deck/today.ts';
import { useWaitingCases } from '../../../api/moderation.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { countOf } from '../../common/list-text.ts';
import { SuspendedNotice } from '../../posting/AccountNotices.tsx';
import { DraftLine } from '../../posting/DraftLine.tsx';
import { useVoted } from '../today/todays-five.ts';
import styles from './MemberHome.module.css';
import { SinceYouWereHere, useNews } from './SinceYouWereHere.tsx';
import { WaitingForVote } from './WaitingForVote.tsx';

export function MemberHome() {
  const { user } = useCurrentUser();
  const today = useToday();
  const { isVoted } = useVoted(today);
  const { news } = useNews();
  const cases = useWaitingCases(user?.isModerator === true);
  const isNewsFirst = news.length > 0 && Boolean(today.conflicts?.length) && today.conflicts?.every(isVoted);
  return (
    <div className={styles.home}>
      <SuspendedNotice />
      <DraftLine className={styles.facts} />
      {!!cases?.count && (
        <p className={styles.facts}>
          <Link to="/moderation">
            {countOf(cases.count, 'case')} {cases.count === 1 ? 'is' : 'are'} waiting for a moderator
            {cases.dangers > 0 && ` (${cases.dangers} marked “Danger”)`}
          </Link>
        </p>
      )}
      {isNewsFirst && <SinceYouWereHere />}
      <WaitingForVote isNew={user?.onboardingCompleted === false} />
      {!isNewsFirst && <SinceYouWereHere />}
    </div>
  );
}
