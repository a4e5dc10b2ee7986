import type { ConflictId } from '@twosides/domain/kernel';
import type { ConflictView } from '@twosides/domain/reading';
import { type ReactNode, useEffect, useState } from 'react';
import { hiddenResultText, LIST_MESSAGES, votesUntilRevealText } from '../../../messages/list-messages.ts';
import { TOASTS } from '../../../messages/toasts.ts';
import { clearAboutToVote, isAboutToVote } from '../../../outbox/join-flow.ts';
import { useOutboxItems, usePendingVote } from '../../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { useOnline } from '../../../ui/layout/use-device.ts';
import { useFocusKept } from '../../../ui/layout/use-focus-kept.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { SplitHidden } from '../../../ui/split/SplitHidden.tsx';
import { splitLabel } from '../../../ui/split/split-label.ts';
import { SignUpForVote } from '../../common/sign-up-prompt/ask-to-sign-up.tsx';
import { stateText } from '../../common/waiting-line/WaitingLine.tsx';
import { useRevealInView } from '../../voting/RevealCountdown.tsx';
import { NOTE_FIRST, type Vote } from '../../voting/use-vote.ts';
import { winnerLine } from '../../voting/winner-line.ts';
import { HomeLinks } from '../ConflictHead.tsx';
import { NextConflict } from '../NextConflict.tsx';
import { PausedVote } from '../paused/PausedVote.tsx';
import { useSteps } from '../use-steps.ts';
import { ConflictResult, CoveredResult } from './ConflictResult.tsx';
import ownStyles from './OwnVote.module.css';
import { VoteDock } from './VoteDock.tsx';
import styles from './VoteSection.module.css';

type VotePlaceProps = {
  readonly conflict: ConflictView;
  readonly vote: Vote;
  readonly showsResults: boolean;
  readonly isCovered?: boolean;
};

type VoteSectionProps = VotePlaceProps & { readonly next?: ReactNode };

export function VoteSection({ conflict, vote, showsResults, isCovered = false, next }: VoteSectionProps) {
  const dock = useFocusKept(vote.phase);
  const isResult = (vote.isDecided && showsResults) || vote.phase === 'revealing';
  const isOver = isResult || vote.phase === 'waiting';
  const { user } = useCurrentUser();
  const isPressed = usePendingVote(conflict.id) !== undefined;
  useRevealInView(dock, vote.phase, 'center');
  if (!conflict.isActive)
    return (
      <>
        {showsResults && <ConflictResult conflict={conflict} vote={vote} />}
        <div className={ownStyles.ways}>
          <HomeLinks />
        </div>
      </>
    );
  if (conflict.votingPaused) return <PausedVote conflict={conflict} vote={vote} showsResults={showsResults} />;
  return (
    <>
      <section
        id="vote"
        ref={dock}
        className={classNames(
          styles.place,
          !isResult && styles.dock,
          next !== undefined && (isPressed ? styles.showsNext : styles.hasNext),
        )}
        tabIndex={-1}
        aria-label="Vote"
      >
        {!isOver && !vote.isDecided && <Question id={conflict.id} />}
        <VoteStatus conflict={conflict} vote={vote} showsResults={showsResults} />
        {vote.phase === 'idle' && <AboutToVote id={conflict.id} />}
        <VotePlace conflict={conflict} vote={vote} showsResults={showsResults} isCovered={isCovered} />
        {next}
        {!isOver && next === undefined && <StepBack />}
        {isOver && next === undefined && (
          <div className={user?.onboardingCompleted === false ? ownStyles.two : ownStyles.next}>
            <NextConflict id={conflict.id} isShown={(vote.isDecided && showsResults) || vote.phase === 'waiting'} />
          </div>
        )}
      </section>
      {!vote.isDecided && showsResults && <ConflictResult conflict={conflict} vote={vote} />}
      {!showsResults && vote.phase !== 'revealing' && (
        <SplitHidden aside={conflict.votesUntilReveal > 0 && votesUntilRevealText(conflict.votesUntilReveal)}>
          {vote.phase === 'waiting' ? LIST_MESSAGES.resultsWaiting : hiddenResultText(conflict, isPressed)}
        </SplitHidden>
      )}
    </>
  );
}

function Question({ id }: { readonly id: ConflictId }) {
  const pendingVote = usePendingVote(id);
  const { status } = useCurrentUser();
  if (pendingVote)
    return (
      <div className={styles.saved}>
        <SignUpForVote flowId={pendingVote.flowId} />
      </div>
    );
  return (
    <p className={styles.question}>
      <span aria-hidden="true">Whose side are you on?</span>{' '}
      {status === 'signed-out' && <span className={styles.terms}>Needs an account.</span>}
    </p>
  );
}

function VotePlace({ conflict, vote, showsResults, isCovered }: VotePlaceProps) {
  if (vote.isDecided && showsResults) return <ConflictResult conflict={conflict} vote={vote} />;
  if (vote.phase === 'revealing') return <CoveredResult conflict={conflict} vote={vote} />;
  if (vote.isDecided && conflict.isReadingFirst) return <ReadingFirst conflict={conflict} vote={vote} />;
  if (isCovered && vote.phase === 'idle') return <p>{NOTE_FIRST}</p>;
  return <VoteDock conflict={conflict} vote={vote} />;
}

function ReadingFirst({ conflict, vote }: { readonly conflict: ConflictView; readonly vote: Vote }) {
  if (vote.votedSide === null) return null;
  return (
    <div className={ownStyles.line}>
      <p>
        Your vote: <strong>{conflict.sideLabels[vote.votedSide]}</strong>
      </p>
      <Button variant="plain" size="small" onClick={vote.startChange}>
        Change Vote?
      </Button>
      <Button size="small" onClick={vote.askForResult}>
        Show the result
      </Button>
    </div>
  );
}

function StepBack() {
  useSteps(null);
  return null;
}

function AboutToVote({ id }: { readonly id: ConflictId }) {
  const { user } = useCurrentUser();
  const { isRead, pendingVotes } = useOutboxItems();
  // On the server, `sessionStorage` belongs to no visitor, and reading it is slow.
  const [isMeant] = useState(() => !import.meta.env.SSR && isAboutToVote(`/conflict/${id}`));
  useEffect(() => (isMeant ? clearAboutToVote : undefined), [isMeant]);
  if (!isMeant || user === null || !isRead || pendingVotes.some(({ queue }) => queue === id)) return null;
  return <p className={styles.about}>You were about to vote here.</p>;
}

const JUST_SAVED = { state: 'queued', lastError: null } as const;

export function VoteStatus(props: VotePlaceProps) {
  const isOnline = useOnline();
  return (
    <div role="status">
      <VisuallyHidden>{wordsFor(props, isOnline)}</VisuallyHidden>
    </div>
  );
}

function wordsFor({ conflict, vote, showsResults }: VotePlaceProps, isOnline: boolean): string {
  if (vote.phase === 'casting') return 'Sending your vote';
  if (vote.phase === 'waiting') return stateText(vote.queued ?? JUST_SAVED, isOnline);
  if (vote.phase === 'revealing') return 'Revealing Results...';
  if (vote.phase === 'failed') return refusalOf(vote) ?? TOASTS.voteFailed.title;
  if (vote.phase !== 'announced') return '';
  const words = [!vote.showsAskedResult && TOASTS.voteRecorded.title, showsResults && resultOf(conflict)];
  return words.filter(Boolean).join(' ');
}

const refusalOf = ({ queued }: Vote) => (queued?.lastError?.code === 'suspended' ? queued.lastError.message : null);

function resultOf(conflict: ConflictView): string {
  const { sideLabels, herPercentage, hisPercentage, totalVotes, range } = conflict;
  if (herPercentage === null || hisPercentage === null) return '';
  return `${winnerLine(conflict).replace(/(?<![.!])$/, '.')} ${splitLabel(sideLabels, { herPercentage, hisPercentage, totalVotes, range })}`;
}
