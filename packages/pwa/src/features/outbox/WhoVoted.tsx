import type { PendingVote } from '@twosides/domain/model';
import { isOwnPendingVote } from '@twosides/domain/outbox';
import { useEffect } from 'react';
import { readFlow } from '../../outbox/join-flow.ts';
import { useOutboxItems } from '../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { Button } from '../../ui/form/Button.tsx';
import { type Asked, ask } from '../../ui/overlay/ask.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { midSentence } from '../../ui/split/split-label.ts';
import { useAnswerPendingVote } from './use-answer-pending-vote.ts';

export function WhoVoted({ pendingVote }: { readonly pendingVote: PendingVote }) {
  const { user } = useCurrentUser();
  const answer = useAnswerPendingVote(pendingVote);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once per member, whatever else changes
  useEffect(() => {
    if (user === null || isOwnPendingVote(pendingVote, readFlow(), user, Date.now())) return;
    void ask(PendingVoteDialog, { pendingVote }).then((wasMine) => wasMine !== null && answer(wasMine));
  }, [user?.id]);
  return null;
}

type PendingVoteDialogProps = Asked<boolean> & { readonly pendingVote: PendingVote };

function PendingVoteDialog({ pendingVote: { payload, opId }, open, onOpenChange, onAnswer }: PendingVoteDialogProps) {
  const isGone = useOutboxItems().pendingVote?.opId !== opId;
  useEffect(() => {
    if (isGone) onOpenChange(false);
  }, [isGone, onOpenChange]);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      focusAfter={() => document.getElementById('vote')}
      title={`There’s an unsent vote for ${midSentence(payload.sideLabels[payload.side])} on this device. Is it yours?`}
      description="Someone chose this side on this device before anyone signed in. It only counts if you say it’s yours."
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>No, discard it</Button>
          <Button variant="fill" onClick={() => onAnswer(true)}>
            Yes, it’s my vote
          </Button>
        </>
      }
    >
      <p dir="auto">{payload.title}</p>
    </Dialog>
  );
}
