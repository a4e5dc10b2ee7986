import type { PendingVote } from '@twosides/domain/model';
import { useNavigate } from 'react-router-dom';
import { enterFlow, leaveFlow } from '../../outbox/join-flow.ts';
import { withOutbox } from '../../outbox/with-outbox.ts';
import { useCurrentUser } from '../../session/current-user.ts';

/** Handles the answer: casts the pending vote on its conflict, or deletes it. */
export function useAnswerPendingVote({ flowId, queue }: PendingVote): (wasMine: boolean) => void {
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  return (wasMine) => {
    if (!wasMine) {
      void withOutbox(({ discardPendingVote }) => discardPendingVote()).catch(() => undefined);
      return;
    }
    // Includes an address somebody else may have registered with.
    leaveFlow();
    enterFlow(flowId, user?.id);
    void navigate(`/conflict/${queue}`);
  };
}
