import { PAGE_HEADINGS } from '@twosides/domain';
import { Link } from 'react-router-dom';
import { Notice } from '../../ui/Notice.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { Demo } from './Demo.tsx';
import { MemberVote } from './MemberVote.tsx';
import { PublicResult } from './PublicResult.tsx';
import { VisitorVote } from './VisitorVote.tsx';
import { VoteStates } from './VoteStates.tsx';
import styles from './VotingDemoScreen.module.css';

export function VotingDemoScreen() {
  useDocumentTitle(PAGE_HEADINGS.votingDemo);
  return (
    <div className={styles.page}>
      <meta name="robots" content="noindex" />
      <header className={styles.head}>
        <h1 className={styles.title}>Try how voting feels</h1>
        <p className={styles.lead}>
          Press what you like. These are the site's own parts, on conflicts that nobody has.
        </p>
        <Notice>
          All figures on this page are samples, and nothing is sent or counted. How the six ways to show a result look
          is on the <Link to="/vote-results-demo">results demo</Link>.
        </Notice>
      </header>
      <Demo
        title="A member votes"
        text="Hidden first. After the vote the result opens, three seconds later, or at once with Skip and where your device asks for less motion. Then it can be changed."
      >
        <MemberVote />
      </Demo>
      <Demo
        title="A visitor votes"
        text="Without an account the choice meets a wall in front of the result. On the site itself, nothing is counted before somebody has joined and voted."
      >
        <VisitorVote />
      </Demo>
      <Demo
        title="The result is public"
        text="From the hundredth vote on, everyone sees it, before their own vote too."
      >
        <PublicResult />
      </Demo>
      <Demo
        title="Every state"
        text="What the two halves look like on the way. Pressing them does nothing here."
        isStill
      >
        <VoteStates />
      </Demo>
    </div>
  );
}
