import type { ConflictView } from '@twosides/domain/reading';
import type { Today } from '../../../api/deck/today.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { useOnline } from '../../../ui/layout/use-online.ts';

export type Voted = {
  /** Whether the member voted on it, or a vote is queued. */
  readonly isVoted: (conflict: ConflictView) => boolean;
  /** Whether that is known for this member. */
  readonly isKnown: boolean;
  /** Whether only the device's votes are missing. */
  readonly isAwaited: boolean;
};

/** Which of the day's conflicts the member voted on. */
export function useVoted({ isOwn }: Today): Voted {
  const { status } = useCurrentUser();
  const { isRead, rows } = useOutboxItems();
  const isOnline = useOnline();
  const isOfMember = status === 'signed-in' && isOwn;
  const isHeard = isOnline || isRead;
  return {
    isVoted: ({ id, hasUserVoted }) => hasUserVoted || rows.some(({ kind, queue }) => kind === 'vote' && queue === id),
    isKnown: isOfMember && isHeard,
    isAwaited: isOfMember && !isHeard,
  };
}
