import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CommentReceipt, ConflictDetailView, ConflictId, OpId, Side, VoteReceipt } from '@twosides/domain';
import { isAuthenticationRequired } from './api-error.ts';
import { call } from './client.ts';
import { writeComment, writeVote } from './conflict-cache.ts';
import { markSignedOut } from './current-user.ts';
import { queryKeys } from './query-keys.ts';

/** A conflict with its newest comments. `pollEvery` (ms) asks again and again, for what is watched as it grows. */
export function useConflict(id: ConflictId, { pollEvery }: { readonly pollEvery?: number | undefined } = {}) {
  return useQuery<ConflictDetailView>({
    queryKey: queryKeys.conflict(id),
    queryFn: ({ signal }) => call('conflict', { params: { id: String(id) }, signal }),
    networkMode: 'always',
    ...(pollEvery !== undefined && { refetchInterval: pollEvery }),
  });
}

/** One act of voting. A retry sends the same one. */
export type VoteAct = { readonly conflictId: ConflictId; readonly side: Side; readonly opId: OpId };

/** Casts a vote or changes its side. @returns a function that resolves once the vote is counted and written to the cache */
export function useCastVote(): (act: VoteAct) => Promise<VoteReceipt> {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: ({ conflictId, side, opId }: VoteAct) =>
      call('castVote', { params: { id: String(conflictId) }, body: { side }, opId }),
    networkMode: 'always',
    onSuccess: (receipt) => {
      writeVote(client, receipt);
      // Not awaited: the receipt says all that the vote changes but the sides of the comments, which now may be seen.
      void refreshConflict(receipt.conflictId);
    },
    onError: (error) => {
      if (isAuthenticationRequired(error)) markSignedOut(client);
    },
  });
  return mutateAsync;

  /** The further pages of comments begin where those of the conflict end, so they come after it. */
  async function refreshConflict(id: ConflictId) {
    await client.invalidateQueries({ queryKey: queryKeys.conflict(id) });
    await client.invalidateQueries({ queryKey: queryKeys.moreComments(id) });
  }
}

/** One act of commenting. A retry of the same text sends the same one. */
export type CommentAct = { readonly conflictId: ConflictId; readonly content: string; readonly opId: OpId };

export function useAddComment(): {
  readonly addComment: (act: CommentAct) => Promise<CommentReceipt>;
  readonly isPending: boolean;
} {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ conflictId, content, opId }: CommentAct) =>
      call('addComment', { params: { id: String(conflictId) }, body: { content }, opId }),
    networkMode: 'always',
    onSuccess: (receipt) => writeComment(client, receipt),
    onError: (error) => {
      if (isAuthenticationRequired(error)) markSignedOut(client);
    },
  });
  return { addComment: mutateAsync, isPending };
}
