import { isOwnPendingVote } from '@twosides/domain/outbox';
import type { ConflictView } from '@twosides/domain/reading';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readFlow } from '../../../outbox/join-flow.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import { withOutbox } from '../../../outbox/with-outbox.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import type { Vote } from '../../voting/use-vote.ts';

/** Casts what the member has pressed here before joining, once; a vote that they had cast already stays. */
export function useOwnPendingVote({ id, userVoteSide, isActive }: ConflictView, { castPendingVote }: Vote): void {
  const { user } = useCurrentUser();
  // Who says that it was theirs is led here, perhaps from here.
  const { key } = useLocation();
  const { press } = useOutboxItems();
  const isMeant = press !== null && press.queue === id && user !== null && isActive;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press is cast when it is found, and not again
  useEffect(() => {
    if (!isMeant || !isOwnPendingVote(press, readFlow(), user, Date.now())) return;
    if (userVoteSide === null) castPendingVote(press);
    else void withOutbox(({ discardPendingVote }) => discardPendingVote()).catch(() => undefined);
  }, [isMeant, press?.opId, key]);
}
