import type { PendingVote } from '@twosides/domain/model';
import { useNavigate } from 'react-router-dom';
import { enterFlow, leaveFlow } from '../../outbox/join-flow.ts';
import { withOutbox } from '../../outbox/submit.ts';
import { useCurrentUser } from '../../session/current-user.ts';

/** @param pendingVotes the latest last */
export function useAnswerPendingVotes(pendingVotes: readonly PendingVote[]): (wereMine: boolean) => void {
  const navigate = useNavigate();
  const { user } = useCurrentUser();
  const latest = pendingVotes.at(-1);
  return (wereMine) => {
    if (latest === undefined) return;
    if (!wereMine) {
      void withOutbox((outbox) => outbox.discardPendingVotes()).catch(() => undefined);
      return;
    }
    // Leave this tab's sign-up flow first, because somebody else may have entered their email address in it.
    leaveFlow();
    enterFlow(latest.flowId, user?.id);
    const ofOtherFlows = pendingVotes.filter(({ flowId }) => flowId !== latest.flowId);
    void withOutbox((outbox) => outbox.castPendingVotes(ofOtherFlows)).catch(() => undefined);
    const isSeveral = pendingVotes.length > 1 && user?.emailVerified;
    void navigate(isSeveral ? '/profile#own-votes' : `/conflict/${latest.queue}#vote`);
  };
}
