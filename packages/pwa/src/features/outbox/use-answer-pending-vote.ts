import type { PendingVote } from '@twosides/domain/model';
import { useNavigate } from 'react-router-dom';
import { enterFlow, leaveFlow } from '../../outbox/join-flow.ts';
import { withOutbox } from '../../outbox/with-outbox.ts';
import { useCurrentUser } from '../../session/current-user.ts';

/** What comes of the member's answer: the conflict, where the press is cast, or nothing left of it. */
export function useAnswerPendingVote({ flowId, queue }: PendingVote): (wasMine: boolean) => void {
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  return (wasMine) => {
    if (!wasMine) {
      void withOutbox(({ discardPendingVote }) => discardPendingVote()).catch(() => undefined);
      return;
    }
    // With the address that another may have registered on that way.
    leaveFlow();
    enterFlow(flowId, user?.id);
    void navigate(`/conflict/${queue}`);
  };
}
