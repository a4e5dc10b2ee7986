import { conflictPath, PAUSED_NOTICE } from '@twosides/domain/conflicts';
import type { Side } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LIST_MESSAGES, votesUntilRevealText } from '../../../messages/list-messages.ts';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useFocusKept } from '../../../ui/layout/use-focus-kept.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { Split } from '../../../ui/split/Split.tsx';
import { SplitHidden } from '../../../ui/split/SplitHidden.tsx';
import { VoteButtons } from '../../../ui/split/VoteButtons.tsx';
import { VerifyFirst } from '../../account/page/AccountLink.tsx';
import { KEPT_WORDS } from '../../common/list-text.ts';
import { askToSignUp } from '../../common/sign-up-prompt/ask-to-sign-up.ts';
import { SignUpForVote, useOwnPress } from '../../common/sign-up-prompt/SignUpForVote.tsx';
import { RevealCountdown, useRevealInView } from '../../voting/RevealCountdown.tsx';
import { NOTE_FIRST } from '../../voting/use-content-note.ts';
import { useVote, type Vote } from '../../voting/use-vote.ts';
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
  const press = useOwnPress();
  const { kept, phase, votedSide } = vote;
  const isAnnounced = phase === 'announced';
  const place = useFocusKept(kept ? 'kept' : phase);
  useRevealInView(place, phase, 'nearest');
  return (
    <section ref={place} className={styles.place} tabIndex={-1} aria-label={`Vote: ${conflict.title}`}>
      <CardVoteStatus conflict={conflict} vote={vote} />
      {phase === 'revealing' ? (
        <RevealCountdown size="regular" totalVotes={conflict.totalVotes} onSkip={vote.skip} />
      ) : (
        <>
          {kept ? (
            <KeptLine conflict={conflict} side={kept.payload.side} isRejected={kept.state === 'rejected'} />
          ) : vote.isDecided && votedSide !== null ? (
            <VotedLine conflict={conflict} side={votedSide} isAnnounced={isAnnounced && conflict.resultsVisible} />
          ) : conflict.votingPaused || isCovered ? (
            <p className={classNames(styles.voted, styles.kept)}>
              {conflict.votingPaused ? PAUSED_NOTICE : NOTE_FIRST}
            </p>
          ) : (
            <VoteButtons
              labels={conflict.sideLabels}
              chosen={press?.queue === conflict.id ? press.side : null}
              pending={phase === 'casting' ? vote.attemptedSide : null}
              onVote={vote.cast}
              groupLabel={`Whose side are you on? ${conflict.title}`}
            />
          )}
          {press?.queue === conflict.id && (
            <p>
              <SignUpForVote press={press} />
            </p>
          )}
          <div className={styles.result}>
            <CardSplit
              conflict={conflict}
              isKept={kept !== undefined}
              isCovered={vote.isCovered}
              opening={isAnnounced}
            />
          </div>
        </>
      )}
    </section>
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

type KeptLineProps = { readonly conflict: ConflictView; readonly side: Side; readonly isRejected: boolean };

function KeptLine({ conflict, side, isRejected }: KeptLineProps) {
  return (
    <p className={classNames(styles.voted, styles.kept)}>
      <Icon name={isRejected ? 'warning' : 'clock'} size={18} />
      <span className={styles.words}>
        <strong>{conflict.sideLabels[side]}</strong>: {isRejected ? KEPT_WORDS.rejected : KEPT_WORDS.waiting}
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

type CardSplitProps = {
  readonly conflict: ConflictView;
  readonly isKept: boolean;
  readonly isCovered: boolean;
  readonly opening: boolean;
};

function CardSplit({ conflict, isKept, isCovered, opening }: CardSplitProps) {
  const { herPercentage, hisPercentage, totalVotes, range, sideLabels, votesUntilReveal } = conflict;
  if (herPercentage === null || hisPercentage === null || isCovered) {
    if (isKept) return <SplitHidden>{LIST_MESSAGES.resultsWaiting}</SplitHidden>;
    return (
      <SplitHidden aside={votesUntilReveal > 0 && !conflict.votingPaused && votesUntilRevealText(votesUntilReveal)}>
        {conflict.votingPaused
          ? 'The result stays hidden.'
          : conflict.isReadingFirst
            ? LIST_MESSAGES.resultsReading
            : LIST_MESSAGES.resultsHidden}
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
      opening={opening}
    />
  );
}

type CardVoteStatusProps = { readonly conflict: ConflictView; readonly vote: Vote };

/** Render it before the vote, because screen readers announce only changes of an existing live region. */
function CardVoteStatus(props: CardVoteStatusProps) {
  const words = wordsFor(props);
  const [first] = useState(words);
  return (
    <VisuallyHidden>
      <span role="status">{words === first ? '' : words}</span>
    </VisuallyHidden>
  );
}

function wordsFor({ conflict, vote: { kept, phase, votedSide, isDecided } }: CardVoteStatusProps): string {
  const { sideLabels } = conflict;
  if (kept)
    return `${sideLabels[kept.payload.side]}: ${kept.state === 'rejected' ? KEPT_WORDS.rejected : KEPT_WORDS.waiting}`;
  if (phase === 'casting') return 'Sending your vote';
  if (phase === 'revealing') return 'Revealing Results...';
  return isDecided && votedSide !== null ? `Your vote: ${sideLabels[votedSide]}. ${winnerLine(conflict)}` : '';
}
