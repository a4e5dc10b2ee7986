import { Link } from 'react-router-dom';
import shared from '../../../styles/shared.module.css';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useFocusKept } from '../../../ui/layout/use-focus-kept.ts';
import { Demo } from './Demo.tsx';
import { MemberVote } from './MemberVote.tsx';
import { SampleButtons } from './SampleButtons.tsx';
import { SampleResult } from './SampleResult.tsx';
import { useSampleVote } from './use-sample-vote.ts';
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
