import type { PendingVote } from '@twosides/domain/model';
import { useNavigate } from 'react-router-dom';
import { enterFlow, leaveFlow } from '../../outbox/join-flow.ts';
import { withOutbox } from '../../outbox/submit.ts';
import { useCurrentUser } from '../../session/current-user.ts';

export function useAnswerPendingVote({ flowId, queue }: PendingVote): (wasMine: boolean) => void {
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  return (wasMine) => {
    if (!wasMine) {
      void withOutbox(({ discardPendingVote }) => discardPendingVote()).catch(() => undefined);
      return;
    }
    // Leave this tab's sign-up flow first, because somebody else may have entered their email address in it.
    leaveFlow();
    enterFlow(flowId, user?.id);
    void navigate(`/conflict/${queue}#vote`);
  };
}
