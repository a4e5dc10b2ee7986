import { useCurrentUser } from '../../../session/current-user.ts';
import styles from './MemberHome.module.css';
import { SinceYouWereHere } from './SinceYouWereHere.tsx';
import { WaitingForVote } from './WaitingForVote.tsx';

/** A member's home: what waits for them, and what happened meanwhile. */
export function MemberHome() {
  const { user } = useCurrentUser();
  return (
    <div className={styles.home}>
      <WaitingForVote isNew={user?.onboardingCompleted === false} />
      <SinceYouWereHere />
    </div>
  );
}
