import { type ConflictView, conflictPath, LIST_MESSAGES, type Side } from '@twosides/domain';
import { Link } from 'react-router-dom';
import { useWaitingVote } from '../../outbox/outbox-items.ts';
import { classNames } from '../../ui/class-names.ts';
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
  const kept = useWaitingVote(conflict.id);
  return (
    <>
      {kept && pendingSide === null ? (
        <KeptLine conflict={conflict} side={kept.payload.side} isRejected={kept.state === 'rejected'} />
      ) : conflict.userVoteSide === null ? (
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
        <CardSplit conflict={conflict} isKept={kept !== undefined} />
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

type KeptLineProps = { readonly conflict: ConflictView; readonly side: Side; readonly isRejected: boolean };

/** A vote that the server does not have yet. */
function KeptLine({ conflict, side, isRejected }: KeptLineProps) {
  return (
    <p className={classNames(styles.voted, styles.kept)} role="status">
      <Icon name={isRejected ? 'warning' : 'clock'} size={18} />
      <span className={styles.words}>
        <strong>{conflict.sideLabels[side]}</strong>: {isRejected ? 'not accepted' : 'saved, not sent yet'}
      </span>
      <Link className={styles.change} to="/outbox">
        Outbox
      </Link>
    </p>
  );
}

function CardSplit({ conflict, isKept }: { readonly conflict: ConflictView; readonly isKept: boolean }) {
  const { herPercentage, hisPercentage, totalVotes, sideLabels, votesUntilReveal } = conflict;
  if (herPercentage === null || hisPercentage === null) {
    if (isKept) return <SplitHidden>{LIST_MESSAGES.resultsWaiting}</SplitHidden>;
    return <SplitHidden aside={`${votesUntilReveal} to public reveal`}>Vote to see the result</SplitHidden>;
  }
  return (
    <Split labels={sideLabels} herPercentage={herPercentage} hisPercentage={hisPercentage} totalVotes={totalVotes} />
  );
}
