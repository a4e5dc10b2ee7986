import { useOutboxItems } from '../../../outbox/outbox-items.ts';

type SavedVotes = { readonly count: number; readonly isOwn: boolean };

/** Counts all votes on the device. They are the reader's own only if all are of `flow`. */
export function useSavedVotes(flow: string | null | undefined): SavedVotes {
  const { pendingCount, pendingVotes } = useOutboxItems();
  const ofFlow = pendingVotes.filter(({ flowId }) => flowId === flow);
  return { count: pendingCount, isOwn: ofFlow.length === pendingCount };
}

/** @param step what makes the votes count */
export function savedVotesText({ count, isOwn }: SavedVotes, step: string): string {
  // 0 while the outbox is being read: the vote that opened the prompt is saved all the same.
  if (count <= 1) return `${isOwn ? 'Your' : 'A'} vote is saved. ${step} to make it count`;
  return `${isOwn ? 'Your ' : ''}${count} votes are saved. ${step} to make them count`;
}
