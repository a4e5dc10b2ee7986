import type { PendingVote } from '@twosides/domain/model';
import { isOwnPendingVote } from '@twosides/domain/outbox';
import { pageAt } from '@twosides/domain/wire';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { readFlow } from '../../outbox/join-flow.ts';
import { useOutboxItems } from '../../outbox/outbox-items.ts';
import { withOutbox } from '../../outbox/submit.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { Button } from '../../ui/form/Button.tsx';
import { type Asked, ask } from '../../ui/overlay/ask.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { noText, PickedVotes, whoseText, yesText } from './PendingVotesItem.tsx';
import { useAnswerPendingVotes } from './use-answer-pending-votes.ts';

type WhoVotedProps = { readonly pendingVotes: readonly PendingVote[]; readonly isSigningUp: boolean };

/** Casts the votes of a member's own flow, once they may vote. Then asks about the others. */
export function WhoVoted({ pendingVotes, isSigningUp }: WhoVotedProps) {
  const { user } = useCurrentUser();
  const { pathname, key } = useLocation();
  // A vote stays the member's own while it is being sent, although its flow has ended by then.
  const ownIds = useRef(new Set<string>());
  const own = (vote: PendingVote) =>
    ownIds.current.has(vote.opId) || (user !== null && isOwnPendingVote(vote, readFlow(), user, Date.now()));
  const others = pendingVotes.filter((vote) => !own(vote));
  const hasOwn = others.length < pendingVotes.length;
  useEffect(() => {
    for (const { opId } of pendingVotes.filter(own)) ownIds.current.add(opId);
  });

  const answer = useAnswerPendingVotes(others);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once per member, whatever else changes
  useEffect(() => {
    if (user === null || hasOwn) return;
    void ask(PendingVotesDialog, { pendingVotes: others, isRest: ownIds.current.size > 0 }).then(
      (wereMine) => wereMine !== null && answer(wereMine),
    );
  }, [user?.id, hasOwn]);

  // The open conflict's page casts its own vote, to reveal the result. While signing up, that page comes next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when an answer has entered the flow
  useEffect(() => {
    if (!user?.emailVerified || isSigningUp) return;
    const votes = pendingVotes.filter((vote) => pageAt(pathname) !== `/conflict/${vote.queue}` && own(vote));
    if (votes.length > 0) void withOutbox((outbox) => outbox.castPendingVotes(votes)).catch(() => undefined);
  }, [pendingVotes, user?.id, user?.emailVerified, isSigningUp, key]);

  return null;
}

type PendingVotesDialogProps = Asked<boolean> & {
  readonly pendingVotes: readonly PendingVote[];
  /** Whether other votes on the device have already been cast. */
  readonly isRest: boolean;
};

function PendingVotesDialog({ pendingVotes, isRest, open, onOpenChange, onAnswer }: PendingVotesDialogProps) {
  const stillPending = useOutboxItems().pendingVotes;
  const isGone = !pendingVotes.some((asked) => stillPending.some(({ opId }) => opId === asked.opId));
  const [first, ...others] = pendingVotes;
  useEffect(() => {
    if (isGone) onOpenChange(false);
  }, [isGone, onOpenChange]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      focusAfter={() => document.getElementById('vote')}
      title={whoseText(pendingVotes, isRest)}
      description={
        others.length === 0
          ? 'Someone chose this side on this device before anyone signed in. It only counts if you say it’s yours.'
          : 'Someone chose these sides on this device before anyone signed in. They only count if you say they’re yours.'
      }
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{noText(pendingVotes)}</Button>
          <Button variant="fill" onClick={() => onAnswer(true)}>
            {yesText(pendingVotes)}
          </Button>
        </>
      }
    >
      {others.length === 0 ? <p dir="auto">{first?.payload.title}</p> : <PickedVotes pendingVotes={pendingVotes} />}
    </Dialog>
  );
}
