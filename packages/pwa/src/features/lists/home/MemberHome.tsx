import { useCurrentUser } from '../../../session/current-user.ts';
import styles from './MemberHome.module.css';
import { SinceYouWereHere } from './SinceYouWereHere.tsx';
import { WaitingForVote } from './WaitingForVote.tsx';

export function MemberHome() {
  const { user } = useCurrentUser();
  return (
    <div className={styles.home}>
      <WaitingForVote isNew={user?.onboardingCompleted === false} />
      <SinceYouWereHere />
    </div>
  );
}
