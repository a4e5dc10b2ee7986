import { votesUntilReveal } from '@twosides/domain/voting';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { LIST_MESSAGES, votesUntilRevealText } from '../../../messages/list-messages.ts';
import shared from '../../../styles/shared.module.css';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useFocusKept } from '../../../ui/layout/use-focus-kept.ts';
import { SideQuotes } from '../../../ui/split/SideQuote.tsx';
import { SplitHidden } from '../../../ui/split/SplitHidden.tsx';
import { RevealCountdown } from '../../voting/RevealCountdown.tsx';
import demoStyles from './Demo.module.css';
import { SampleButtons, SampleResult, useSampleVote } from './SampleResult.tsx';
import { VisitorVote } from './VisitorVote.tsx';
import { VoteStates } from './VoteStates.tsx';
import styles from './VotingDemoScreen.module.css';

export function VotingDemoScreen() {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={shared.title}>See how voting feels</h1>
        <p className={shared.lead}>Press anything you like. It works like the real site, with made-up conflicts.</p>
        <Notice>
          All figures on this page are samples, and nothing is sent or counted. See six ways to show a result on the{' '}
          <Link to="/vote-results-demo">results demo</Link>.
        </Notice>
      </header>
      <Demo
        title="A member votes"
        text="The result is hidden at first. It opens three seconds after you vote, or right away if you press Skip or your device is set to reduce motion. Then you can change your vote."
      >
        <MemberVote />
      </Demo>
      <Demo
        title="A visitor votes"
        text="Without an account, you’re asked to sign up before you see the result. On the real site, nothing counts until you’ve signed up and voted."
      >
        <VisitorVote />
      </Demo>
      <Demo
        title="The result is public"
        text="Once there are 100 votes, everyone sees the result, even before they vote."
      >
        <PublicResult />
      </Demo>
      <Demo
        title="Every state"
        text="What the two halves look like along the way. Pressing them does nothing here."
        isStill
      >
        <VoteStates />
      </Demo>
    </div>
  );
}

const SAMPLES = { herVotes: 87, hisVotes: 92 };

function PublicResult() {
  const vote = useSampleVote(SAMPLES, true);
  const stage = useFocusKept(vote.phase);
  return (
    <>
      <section ref={stage} tabIndex={-1} aria-label="Vote on the public sample">
        {!vote.isDecided && <SampleButtons vote={vote} />}
        {vote.isDecided && <SampleResult vote={vote} />}
      </section>
      {!vote.isDecided && <SampleResult vote={vote} />}
    </>
  );
}

const MEMBER_SAMPLES = { herVotes: 39, hisVotes: 23 };

function MemberVote() {
  const vote = useSampleVote(MEMBER_SAMPLES, false);
  const stage = useFocusKept(vote.phase);
  const hasResult = vote.votedSide !== null && vote.phase !== 'revealing';
  return (
    <>
      <SideQuotes
        her="I’ve shown him twice how to load it. I’m not asking for perfect, I’m asking not to be the only one who sees the mess."
        his="Whatever I load gets rearranged in front of me. After the tenth time you stop volunteering to be corrected."
      />
      <section ref={stage} tabIndex={-1} aria-label="Vote on the sample">
        {vote.phase === 'revealing' && <RevealCountdown totalVotes={vote.tally.totalVotes} onSkip={vote.skip} />}
        {vote.phase !== 'revealing' && !vote.isDecided && <SampleButtons vote={vote} />}
        {vote.isDecided && <SampleResult vote={vote} />}
      </section>
      {hasResult && !vote.isDecided && <SampleResult vote={vote} />}
      {!hasResult && vote.phase !== 'revealing' && (
        <SplitHidden aside={votesUntilRevealText(votesUntilReveal(vote.tally.totalVotes))}>
          {LIST_MESSAGES.resultsHidden}
        </SplitHidden>
      )}
    </>
  );
}

type DemoProps = {
  readonly title: string;
  readonly text: string;
  readonly isStill?: boolean;
  readonly children: ReactNode;
};

function Demo({ title, text, isStill = false, children }: DemoProps) {
  const id = useId();
  const [round, setRound] = useState(0);
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={classNames(shared.between, demoStyles.head)}>
        <h2 id={id} className={shared.textXl}>
          {title}
        </h2>
        {!isStill && (
          <Button
            variant="plain"
            size="small"
            icon="retry"
            className={demoStyles.again}
            aria-describedby={id}
            onClick={() => setRound(round + 1)}
          >
            Start over
          </Button>
        )}
      </div>
      <p className={demoStyles.text}>{text}</p>
      <div key={round} className={demoStyles.stage}>
        {children}
      </div>
    </Card>
  );
}
