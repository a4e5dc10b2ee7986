import { Anonymity } from './Anonymity.tsx';
import { GetStarted } from './GetStarted.tsx';
import styles from './HowItWorksScreen.module.css';
import { Questions } from './Questions.tsx';
import { VotingSteps } from './VotingSteps.tsx';

export function HowItWorksScreen() {
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>Two sides, one conflict, and people who know neither of you.</h1>
        <p className={styles.lead}>
          Friends take your side because they’re your friends. Here, nobody knows you. That’s the point.
        </p>
      </header>
      <VotingSteps />
      <Anonymity />
      <Questions />
      <GetStarted />
    </div>
  );
}
