import { useToday } from '../../../api/deck/today.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { useVoted } from '../today/use-voted.ts';
import styles from './MemberHome.module.css';
import { SinceYouWereHere, useNews } from './SinceYouWereHere.tsx';
import { WaitingForVote } from './WaitingForVote.tsx';

export function MemberHome() {
  const { user } = useCurrentUser();
  const today = useToday();
  const { isVoted } = useVoted(today);
  const { news } = useNews();
  // Once the member has voted on today's five, the news comes first.
  const isNewsFirst = news.length > 0 && Boolean(today.conflicts?.length) && today.conflicts?.every(isVoted);
  return (
    <div className={styles.home}>
      {isNewsFirst && <SinceYouWereHere />}
      <WaitingForVote isNew={user?.onboardingCompleted === false} />
      {!isNewsFirst && <SinceYouWereHere />}
    </div>
  );
}
