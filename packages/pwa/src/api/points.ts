import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { CommentView, HelpfulReceipt, ReplyView } from '@twosides/domain/discussion';
import type { CommentId, ConflictId, OpId } from '@twosides/domain/kernel';
import type { ConflictDetailView, LeaderboardView, PointsView } from '@twosides/domain/reading';
import { call, type Page } from './client.ts';
import { patchAnswers } from './patch-answers.ts';
import { profileQuery } from './profiles.ts';
import { queryKeys } from './query-keys.ts';

/** A leaderboard; shows cached data while refetching. */
export function useLeaderboard(period: LeaderboardView['period']) {
  return useQuery({ ...leaderboardQuery(period), refetchOnMount: 'always' });
}

export const leaderboardQuery = (period: LeaderboardView['period']) =>
  queryOptions<LeaderboardView>({
    queryKey: queryKeys.leaderboard(period),
    queryFn: ({ signal }) => call('leaderboard', { query: { period }, signal }),
  });

/** A member's points. */
export function usePoints(identifier: string) {
  return useQuery({
    ...profileQuery(identifier),
    refetchOnMount: 'always',
    select: ({ points }): PointsView => points,
  });
}

/** One press of a helpful mark. */
export type HelpfulAction = { readonly commentId: CommentId; readonly isHelpful: boolean; readonly opId: OpId };

type Mark = Pick<CommentView, 'isHelpful' | 'helpfulCount'>;

/** Marks a comment optimistically; reverts on failure. */
export function useMarkHelpful(
  conflictId: ConflictId,
  onFailed: (error: unknown) => void,
): (act: HelpfulAction) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: ['helpful', conflictId],
    // In the order of presses.
    scope: { id: `helpful-${conflictId}` },
    mutationFn: ({ commentId, isHelpful, opId }: HelpfulAction) =>
      call(isHelpful ? 'markHelpful' : 'unmarkHelpful', { params: { id: commentId }, opId }),
    onMutate: ({ commentId, isHelpful }) =>
      writeMark(client, conflictId, commentId, (mark) => pressed(mark, isHelpful)),
    onSuccess: ({ commentId, isHelpful, helpfulCount }: HelpfulReceipt) => {
      // A later press of the same comment is already shown.
      if (client.isMutating({ mutationKey: ['helpful', conflictId] }) === 1)
        writeMark(client, conflictId, commentId, () => ({ isHelpful, helpfulCount }));
    },
    onError: (error, { commentId, isHelpful }) => {
      writeMark(client, conflictId, commentId, (mark) => pressed(mark, !isHelpful));
      onFailed(error);
    },
  });
  return mutate;
}

const pressed = ({ isHelpful, helpfulCount }: Mark, next: boolean): Mark => ({
  isHelpful: next,
  helpfulCount: helpfulCount + Number(next) - Number(isHelpful === true),
});

function writeMark(client: QueryClient, conflictId: ConflictId, id: CommentId, change: (mark: Mark) => Mark): void {
  const marked = <Shown extends ReplyView>(comment: Shown): Shown =>
    comment.id === id ? { ...comment, ...change(comment) } : comment;
  const changed = (thread: CommentView): CommentView => ({ ...marked(thread), replies: thread.replies.map(marked) });
  const changedAny = (comment: CommentView | ReplyView) => ('replies' in comment ? changed(comment) : marked(comment));
  patchAnswers<CommentView>(client, { queryKey: queryKeys.threads }, changed);
  patchAnswers<ConflictDetailView>(client, { queryKey: queryKeys.conflict(conflictId) }, (conflict) => ({
    ...conflict,
    comments: conflict.comments.map(changed),
  }));
  patchAnswers<InfiniteData<Page<CommentView | ReplyView>, string | null>>(
    client,
    { queryKey: queryKeys.moreComments(conflictId) },
    (more) => ({ ...more, pages: more.pages.map((page) => ({ ...page, items: page.items.map(changedAny) })) }),
  );
}
