import { PUBLIC_RESULTS_THRESHOLD } from '@twosides/domain/voting';
import type { ReactNode } from 'react';
import { LIST_MESSAGES, votesUntilRevealText } from '../../../messages/list-messages.ts';
import shared from '../../../styles/shared.module.css';
import { SideQuotes } from '../../../ui/split/SideQuote.tsx';
import { Split } from '../../../ui/split/Split.tsx';
import { SplitHidden } from '../../../ui/split/SplitHidden.tsx';
import styles from './VotingSteps.module.css';

export function VotingSteps() {
  return (
    <ol className={styles.steps}>
      <Step
        title="Someone tells both sides"
        text="One partner writes down what happened from both sides: once as they experienced it, and once as the other partner would tell it. The two versions appear side by side, at the same size."
      >
        <SideQuotes
          her="I asked for one quiet evening a week. I have nothing against game night."
          his="It’s the only night my friends can come over. I cook, I clean, I just want company."
        />
      </Step>
      <Step
        title="You vote first"
        text="Whose side are you on? The result stays hidden until you’ve voted, so nobody just follows the crowd. You can change your vote later, but it counts only once."
      >
        <SplitHidden size="large">{LIST_MESSAGES.resultsHidden}</SplitHidden>
      </Step>
      <Step
        title="Then you see the result"
        text="You see how everyone else voted, and which side each commenter took. Say why you voted the way you did. That’s what helps the couple most."
      >
        <figure className={shared.stack8}>
          <Split size="large" herPercentage={62} hisPercentage={38} range={{ low: 55, high: 68 }} />
          <figcaption className={styles.caption}>An example, not a real result</figcaption>
        </figure>
      </Step>
      <Step
        title={`At ${PUBLIC_RESULTS_THRESHOLD} votes, everyone sees it`}
        text={`The ${PUBLIC_RESULTS_THRESHOLD}th vote makes the result public for good, even for people who haven’t voted. That way, a few early votes never look like a verdict.`}
      >
        <figure className={shared.stack8}>
          <p className={styles.countdown}>{votesUntilRevealText(37)}</p>
          <figcaption className={styles.caption}>What you’d see on a conflict with 63 votes</figcaption>
        </figure>
      </Step>
    </ol>
  );
}

type StepProps = { readonly title: string; readonly text: string; readonly children: ReactNode };

function Step({ title, text, children }: StepProps) {
  return (
    <li className={styles.step}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.picture}>{children}</div>
    </li>
  );
}
