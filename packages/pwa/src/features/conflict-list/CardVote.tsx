import { type ConflictView, conflictPath, type Side } from '@twosides/domain';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { Split } from '../../ui/Split.tsx';
import { SplitHidden } from '../../ui/SplitHidden.tsx';
import { VoteButtons } from '../../ui/VoteButtons.tsx';
import styles from './CardVote.module.css';

type CardVoteProps = {
  readonly conflict: ConflictView;
  readonly pendingSide: Side | null;
  readonly onVote: (side: Side) => void;
};

/** Two halves to take a side, and where the result is or will be. */
export function CardVote({ conflict, pendingSide, onVote }: CardVoteProps) {
  return (
    <>
      {conflict.userVoteSide === null ? (
        <VoteButtons
          labels={conflict.sideLabels}
          pending={pendingSide}
          onVote={onVote}
          groupLabel={`Whose side are you on? ${conflict.title}`}
        />
      ) : (
        <VotedLine conflict={conflict} side={conflict.userVoteSide} />
      )}
      <div className={styles.result}>
        <CardSplit conflict={conflict} />
      </div>
    </>
  );
}

/** As tall as the buttons were: the list below does not move when a vote is counted. */
function VotedLine({ conflict, side }: { readonly conflict: ConflictView; readonly side: Side }) {
  return (
    <p className={styles.voted} role="status">
      <Icon name="check" size={18} />
      <span className={styles.words}>
        Your vote: <strong>{conflict.sideLabels[side]}</strong>
      </span>
      <Link className={styles.change} to={`${conflictPath(conflict)}#vote`}>
        Change Vote?
      </Link>
    </p>
  );
}

function CardSplit({ conflict }: { readonly conflict: ConflictView }) {
  const { herPercentage, hisPercentage, totalVotes, sideLabels, votesUntilReveal } = conflict;
  if (herPercentage === null || hisPercentage === null) {
    return <SplitHidden>Vote to see the result · {votesUntilReveal} to public reveal</SplitHidden>;
  }
  return (
    <Split labels={sideLabels} herPercentage={herPercentage} hisPercentage={hisPercentage} totalVotes={totalVotes} />
  );
}
