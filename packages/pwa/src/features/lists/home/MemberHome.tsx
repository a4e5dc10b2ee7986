import { Link } from 'react-router-dom';
import { useWaitingCases } from '../../../api/moderation.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { countOf } from '../../common/list-text.ts';
import { SuspendedNotice } from '../../posting/AccountNotices.tsx';
import { DraftLine } from '../../posting/DraftLine.tsx';
import styles from './MemberHome.module.css';
import { SinceYouWereHere, useNews } from './SinceYouWereHere.tsx';
import { WaitingForVote } from './WaitingForVote.tsx';

export function MemberHome() {
  const { user } = useCurrentUser();
  const { news } = useNews();
  const cases = useWaitingCases(user?.isModerator === true);
  const hasNews = news.length > 0;
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
      {hasNews && <SinceYouWereHere />}
      <WaitingForVote isNew={user?.onboardingCompleted === false} />
      {!hasNews && <SinceYouWereHere />}
    </div>
  );
}
