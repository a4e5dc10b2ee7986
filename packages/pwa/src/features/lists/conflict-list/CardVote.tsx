import { conflictPath, PAUSED_NOTICE } from '@twosides/domain/conflicts';
import type { Side } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hiddenResultText, LIST_MESSAGES, votesUntilRevealText } from '../../../messages/list-messages.ts';
import { usePendingVote } from '../../../outbox/outbox-items.ts';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { optional } from '../../../ui/layout/optional.tsx';
import { useFocusKept } from '../../../ui/layout/use-focus-kept.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Split } from '../../../ui/split/Split.tsx';
import { SplitHidden } from '../../../ui/split/SplitHidden.tsx';
import { VoteButtons } from '../../../ui/split/VoteButtons.tsx';
import { askToSignUp, SignUpForVote } from '../../common/sign-up-prompt/ask-to-sign-up.tsx';
import { RevealCountdown, useRevealInView } from '../../voting/RevealCountdown.tsx';
import { NOTE_FIRST, useVote, type Vote } from '../../voting/use-vote.ts';
import { winnerLine } from '../../voting/winner-line.ts';
import styles from './CardVote.module.css';

type CardVoteProps = {
  readonly conflict: ConflictView;
  readonly isCovered: boolean;
};

export function CardVote({ conflict, isCovered }: CardVoteProps) {
  const returnTo = `${conflictPath(conflict)}#vote`;
  const vote = useVote(conflict, {
    onSignedOut: (flowId) => askToSignUp({ context: 'vote', title: conflict.title, returnTo, flowId }),
    offersRetry: true,
  });
  const pendingVote = usePendingVote(conflict.id);
  const { queued, phase, votedSide } = vote;
  const place = useFocusKept<HTMLDivElement>(queued ? 'queued' : phase);
  useRevealInView(place, phase, 'nearest');
  return (
    <div ref={place} className={styles.place} tabIndex={-1}>
      <CardVoteStatus conflict={conflict} vote={vote} />
      {phase === 'revealing' ? (
        <RevealCountdown size="regular" totalVotes={conflict.totalVotes} onSkip={vote.skip} />
      ) : (
        <>
          {queued ? (
            <QueuedLine conflict={conflict} side={queued.payload.side} isRejected={queued.state === 'rejected'} />
          ) : vote.isDecided && votedSide !== null ? (
            <VotedLine
              conflict={conflict}
              side={votedSide}
              isAnnounced={phase === 'announced' && conflict.resultsVisible}
            />
          ) : conflict.votingPaused || isCovered ? (
            <p className={classNames(styles.voted, styles.kept)}>
              {conflict.votingPaused ? PAUSED_NOTICE : NOTE_FIRST}
            </p>
          ) : (
            <VoteButtons
              labels={conflict.sideLabels}
              chosen={pendingVote?.payload.side ?? null}
              pending={phase === 'casting' ? vote.attemptedSide : null}
              onVote={vote.cast}
              groupLabel={`Whose side are you on? ${conflict.title}`}
            />
          )}
          {pendingVote && <SignUpForVote flowId={pendingVote.flowId} />}
          <div className={styles.result}>
            <CardSplit conflict={conflict} vote={vote} isPressed={pendingVote !== undefined} />
          </div>
        </>
      )}
    </div>
  );
}

type VotedLineProps = { readonly conflict: ConflictView; readonly side: Side; readonly isAnnounced: boolean };

/** Has the same height as the vote buttons that it replaces, so the list does not move. */
function VotedLine({ conflict, side, isAnnounced }: VotedLineProps) {
  return (
    <p className={styles.voted}>
      {/* Beside an announced result, a check mark would read as "correct". */}
      {!isAnnounced && <Icon name="check" size={18} />}
      <span className={styles.words}>
        {isAnnounced ? (
          winnerLine(conflict)
        ) : (
          <>
            Your vote: <strong>{conflict.sideLabels[side]}</strong>
          </>
        )}
      </span>
      {/* No link beside an announced result, because the result needs the whole line. */}
      {!isAnnounced && !conflict.votingPaused && (
        <Link className={styles.change} to={`${conflictPath(conflict)}#vote`}>
          Change Vote?
        </Link>
      )}
    </p>
  );
}

const VerifyFirst = optional(() => import('../../account/page/AccountLink.tsx').then((m) => m.VerifyFirst));

const QUEUED_TEXT = { waiting: 'saved, not sent yet', rejected: 'not accepted' } as const;

type QueuedLineProps = { readonly conflict: ConflictView; readonly side: Side; readonly isRejected: boolean };

function QueuedLine({ conflict, side, isRejected }: QueuedLineProps) {
  return (
    <p className={classNames(styles.voted, styles.kept)}>
      <Icon name={isRejected ? 'warning' : 'clock'} size={18} />
      <span className={styles.words}>
        <strong>{conflict.sideLabels[side]}</strong>: {isRejected ? QUEUED_TEXT.rejected : QUEUED_TEXT.waiting}
      </span>
      <span className={styles.ways}>
        {isRejected && <VerifyFirst returnTo={conflictPath(conflict)} />}
        <Link className={styles.change} to="/outbox">
          Outbox
        </Link>
      </span>
    </p>
  );
}

type VotingProps = { readonly conflict: ConflictView; readonly vote: Vote };

function CardSplit({ conflict, vote, isPressed }: VotingProps & { readonly isPressed: boolean }) {
  const { herPercentage, hisPercentage, totalVotes, range, sideLabels, votesUntilReveal } = conflict;
  if (herPercentage === null || hisPercentage === null || vote.isCovered) {
    if (vote.queued) return <SplitHidden>{LIST_MESSAGES.resultsWaiting}</SplitHidden>;
    return (
      <SplitHidden aside={votesUntilReveal > 0 && !conflict.votingPaused && votesUntilRevealText(votesUntilReveal)}>
        {conflict.votingPaused ? 'The result stays hidden.' : hiddenResultText(conflict, isPressed)}
      </SplitHidden>
    );
  }
  return (
    <Split
      labels={sideLabels}
      herPercentage={herPercentage}
      hisPercentage={hisPercentage}
      totalVotes={totalVotes}
      range={range}
      opening={vote.phase === 'announced'}
    />
  );
}

/** Render it before the vote, because screen readers announce only changes of an existing live region. */
function CardVoteStatus(props: VotingProps) {
  const words = wordsFor(props);
  const [first] = useState(words);
  return (
    <VisuallyHidden>
      <span role="status">{words === first ? '' : words}</span>
    </VisuallyHidden>
  );
}

function wordsFor({ conflict, vote: { queued, phase, votedSide, isDecided } }: VotingProps): string {
  const { sideLabels } = conflict;
  if (queued)
    return `${sideLabels[queued.payload.side]}: ${queued.state === 'rejected' ? QUEUED_TEXT.rejected : QUEUED_TEXT.waiting}`;
  if (phase === 'casting') return 'Sending your vote';
  if (phase === 'revealing') return 'Revealing Results...';
  return isDecided && votedSide !== null ? `Your vote: ${sideLabels[votedSide]}. ${winnerLine(conflict)}` : '';
}
