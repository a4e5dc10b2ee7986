import type { ConflictView } from '@twosides/domain/reading';
import type { Today } from '../../../api/deck/today.ts';
import { useOutboxItems } from '../../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { useOnline } from '../../../ui/layout/use-online.ts';

export type Voted = {
  readonly isVoted: (conflict: ConflictView) => boolean;
  readonly isKnown: boolean;
  readonly isAwaited: boolean;
};

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
