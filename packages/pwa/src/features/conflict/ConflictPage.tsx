import { useQueryClient } from '@tanstack/react-query';
import { COLLAPSED_NOTICES, conflictPath } from '@twosides/domain/conflicts';
import { isOwnPendingVote } from '@twosides/domain/outbox';
import type { ConflictDetailView, ConflictView } from '@twosides/domain/reading';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useConflict } from '../../api/conflicts.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { TAKEN_DOWN_TEXT } from '../../messages/page-messages.ts';
import { readFlow } from '../../outbox/join-flow.ts';
import { useOutboxItems } from '../../outbox/outbox-items.ts';
import { withOutbox } from '../../outbox/submit.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { Collapsed } from '../../ui/feedback/Collapsed.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { toasts } from '../../ui/feedback/toast-store.ts';
import { ButtonLink } from '../../ui/form/Button.tsx';
import { optional } from '../../ui/layout/optional.tsx';
import { AccountLink } from '../account/page/AccountLink.tsx';
import { ReadAlertsOf } from '../alerts/ReadAlertsOf.tsx';
import { HelpStrip } from '../common/help-lines/NearbyLines.tsx';
import { isPassedOn, SharePanel } from '../common/share/SharePanel.tsx';
import { askToSignUp } from '../common/sign-up-prompt/ask-to-sign-up.tsx';
import { useVote, type Vote } from '../voting/use-vote.ts';
import { ConflictAccounts, ConflictHead, ConflictTopics } from './ConflictHead.tsx';
import styles from './ConflictPage.module.css';
import { ConflictPanels } from './ConflictPanels.tsx';
import { Discussion } from './discussion/Discussion.tsx';
import { NotifyAtReveal } from './NotifyAtReveal.tsx';
import { Updates } from './updates/Updates.tsx';
import { VoteSection } from './vote/VoteSection.tsx';

const POLL_EVERY = 2_000;

const isWaiting = ({ isAuthor, votesUntilReveal, takenDownBy, votingPaused }: ConflictDetailView): boolean =>
  isAuthor && votesUntilReveal > 0 && !takenDownBy && !votingPaused;

type ConflictPageProps = {
  readonly conflict: ConflictDetailView;
  readonly isBeginning?: boolean;
};

const justWhy = () => <AccountLink to="/statements">See why</AccountLink>;

const SeeWhy = optional(() => import('../safety/statements/SeeWhy.tsx').then((m) => m.SeeWhy), {
  whileLoading: justWhy(),
  instead: justWhy,
});

export function ConflictPage({ conflict: read, isBeginning = false }: ConflictPageProps) {
  const returnTo = conflictPath(read);
  const message = read.resultsVisible ? undefined : 'Unlock results + comments + insights';
  const vote = useVote(read, {
    onSignedOut: (flowId) =>
      askToSignUp({ context: 'vote', title: read.title, message, returnTo: `${returnTo}#vote`, flowId }),
  });
  useOwnPendingVote(read, vote);
  const isRefused = vote.queued?.lastError?.code === 'voting-paused' && !read.votingPaused;
  const client = useQueryClient();
  useEffect(() => {
    if (isRefused) void client.invalidateQueries({ queryKey: queryKeys.conflict(read.id) });
  }, [isRefused, client, read.id]);
  const isWatching = vote.phase === 'revealing' || vote.phase === 'announced';
  const { data: conflict = read } = useConflict(read.id, isWatching && POLL_EVERY);
  const showsResults = conflict.resultsVisible && !vote.isCovered;
  const whileWaiting = isWaiting(conflict) && !conflict.collapsedBy && (
    <>
      {isPassedOn(conflict) && <SharePanel conflict={conflict} isOwn />}
      <NotifyAtReveal />
      {isPassedOn(conflict) && (
        <ButtonLink to="/" variant="plain">
          Vote on other conflicts while you wait
        </ButtonLink>
      )}
    </>
  );
  const isUnseen = conflict.totalVotes === 0;

  return (
    <div className={styles.screen}>
      <article className={styles.article}>
        <ConflictHead conflict={conflict} />
        {isUnseen && whileWaiting}
        {conflict.takenDownBy && (
          <Notice
            icon="eye-off"
            tone="warning"
            action={conflict.takenDownBy === 'operator' && <SeeWhy id={conflict.id} />}
          >
            {TAKEN_DOWN_TEXT[conflict.takenDownBy]} Only you can see it.
          </Notice>
        )}
        {conflict.isAuthor && conflict.isActive && (conflict.collapsedBy || conflict.votingPaused === 'moderator') && (
          <Notice tone="warning" action={<SeeWhy id={conflict.id} />}>
            {conflict.collapsedBy
              ? 'Others see this only if they choose to open it.'
              : 'A moderator paused voting here.'}
          </Notice>
        )}
        <Collapsed notice={conflict.collapsedBy ? COLLAPSED_NOTICES[conflict.collapsedBy] : undefined}>
          {conflict.collapsedBy && <h2 dir="auto">{conflict.title}</h2>}
          {conflict.showsHelp && <HelpStrip />}
          {conflict.contentNote && <Notice icon="info">{conflict.contentNote}</Notice>}
          <ConflictAccounts
            conflict={conflict}
            fillsScreen={conflict.isActive && !conflict.votingPaused && !vote.isDecided && vote.phase !== 'revealing'}
          />
          <ConflictTopics conflict={conflict} />
          {isBeginning && <Notice icon="clock">This is a preview. The full text loads when you’re back online.</Notice>}
          <VoteSection conflict={conflict} vote={vote} showsResults={showsResults} />
          <Updates conflict={conflict} />
        </Collapsed>
        {!isUnseen && whileWaiting}
        {(conflict.isAuthor || conflict.hasUserVoted) && <ReadAlertsOf conflictId={conflict.id} />}
      </article>
      <Discussion
        conflict={conflict}
        onSignedOut={(context) => askToSignUp({ context, title: conflict.title, returnTo: `${returnTo}#discussion` })}
      />
      <ConflictPanels conflict={conflict} showsResults={showsResults} isSharedAbove={isWaiting(conflict)} />
    </div>
  );
}

function useOwnPendingVote({ id, userVoteSide, isActive }: ConflictView, { castPendingVote }: Vote): void {
  const { user } = useCurrentUser();
  const { key } = useLocation();
  const pendingVote = useOutboxItems().pendingVotes.find(({ queue }) => queue === id);
  const isMeant = pendingVote !== undefined && user !== null && isActive;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a pending vote is cast when it is found, and not again
  useEffect(() => {
    if (!isMeant || !isOwnPendingVote(pendingVote, readFlow(), user, Date.now())) return;
    if (userVoteSide === null) castPendingVote(pendingVote);
    else {
      void withOutbox(({ discard }) => discard(pendingVote.opId)).catch(() => undefined);
      toasts.show({
        title: 'You had already voted here',
        description: 'Your earlier vote stands. You can change it.',
      });
    }
  }, [isMeant, pendingVote?.opId, key]);
}
