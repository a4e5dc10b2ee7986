import { PAUSED_NOTICE, type PausedBy } from '@twosides/domain/conflicts';
import type { ConflictView } from '@twosides/domain/reading';
import { Link } from 'react-router-dom';
import shared from '../../../styles/shared.module.css';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { SplitHidden } from '../../../ui/split/SplitHidden.tsx';
import type { Vote } from '../../voting/use-vote.ts';
import { ConflictResult } from '../vote/ConflictResult.tsx';
import styles from './PausedVote.module.css';

type PausedVoteProps = { readonly conflict: ConflictView; readonly vote: Vote; readonly showsResults: boolean };

export function PausedVote({ conflict, vote, showsResults }: PausedVoteProps) {
  const { votingPaused, totalVotes, isAuthor } = conflict;
  if (votingPaused === null) return null;
  return (
    <section id="vote" className={styles.place} tabIndex={-1} aria-labelledby="voting-paused">
      <h2 id="voting-paused" className={shared.textXl}>
        {PAUSED_NOTICE}
      </h2>
      <p>
        {WHO_PAUSED[votingPaused === 'author' && isAuthor ? 'reader' : votingPaused]} You can still read both sides.
      </p>
      {vote.queued && (
        <Notice icon="warning" tone="warning" action={<Link to="/outbox">Outbox</Link>}>
          Your vote wasn’t counted. It’s safe in your outbox.
        </Notice>
      )}
      {showsResults && <ConflictResult conflict={conflict} vote={vote} />}
      {!showsResults && totalVotes > 0 && <SplitHidden>The result stays hidden while voting is paused.</SplitHidden>}
    </section>
  );
}

const WHO_PAUSED: Readonly<Record<PausedBy | 'reader', string>> = {
  reader: 'You paused voting. To resume it, choose “Let people vote again” in the menu next to your name.',
  author: 'The author paused voting.',
  moderator: 'A moderator paused voting.',
};
