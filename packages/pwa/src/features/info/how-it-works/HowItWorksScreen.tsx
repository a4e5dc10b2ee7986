import shared from '../../../styles/shared.module.css';
import { ButtonLink } from '../../../ui/form/ButtonLink.tsx';
import { SubmitLink } from '../../common/sign-up-prompt/SubmitLink.tsx';
import { Anonymity } from './Anonymity.tsx';
import styles from './HowItWorksScreen.module.css';
import { Questions } from './Questions.tsx';
import { VotingSteps } from './VotingSteps.tsx';

export function HowItWorksScreen() {
  return (
    <div className={styles.page}>
      <header>
        <h1 className={shared.title}>Two sides, one conflict, and people who don’t know you.</h1>
        <p className={styles.lead}>
          Your friends take your side because they’re your friends. Here, nobody knows you, and that’s the point.
        </p>
      </header>
      <VotingSteps />
      <Anonymity />
      <Questions />
      <GetStarted />
    </div>
  );
}

function GetStarted() {
  return (
    <section className={styles.invitation}>
      <h2 className={shared.text2xl}>Whose side would they take?</h2>
      <div className={styles.actions}>
        <SubmitLink variant="fill" size="large">
          Post a conflict
        </SubmitLink>
        <ButtonLink to="/" size="large">
          Read and vote
        </ButtonLink>
      </div>
    </section>
  );
}
