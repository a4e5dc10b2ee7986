import type { KeptPress } from '@twosides/domain/model';
import { useNavigate } from 'react-router-dom';
import { enterFlow, leaveFlow } from '../../outbox/join-flow.ts';
import { withOutbox } from '../../outbox/with-outbox.ts';

/** What comes of the member's answer: the conflict, where the press is cast, or nothing left of it. */
export function useAnswerPress({ flowId, lane }: KeptPress): (wasMine: boolean) => void {
  const navigate = useNavigate();
  return (wasMine) => {
    if (!wasMine) {
      void withOutbox(({ forgetPress }) => forgetPress()).catch(() => undefined);
      return;
    }
    // With the address that another may have registered on that way.
    leaveFlow();
    enterFlow(flowId);
    void navigate(`/conflict/${lane}`);
  };
}
