import type { ConflictView } from '@twosides/domain/reading';
import type { Today } from '../../api/deck/today.ts';
import { useOutboxItems } from '../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../session/current-user.ts';
import { useOnline } from '../../ui/layout/use-online.ts';

export type Voted = {
  /** Whether the member has voted on it, or a vote on it waits on the device. */
  readonly isVoted: (conflict: ConflictView) => boolean;
  /** Whether that is known of the one who looks, who is a member. */
  readonly isKnown: boolean;
  /** Whether nothing but the device has yet to say so: without a network the latest votes are there alone. */
  readonly isAwaited: boolean;
};

/** What of the day the member has voted on. */
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
