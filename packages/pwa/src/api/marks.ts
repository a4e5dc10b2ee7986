import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommentView, Mark, MarkReceipt, ReplyView } from '@twosides/domain/discussion';
import type { CommentId, ConflictId, OpId } from '@twosides/domain/kernel';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { call, type Page } from './client.ts';
import { patchAnswers } from './conflict-cache.ts';
import { queryKeys } from './query-keys.ts';

type Flags = Pick<ReplyView, 'isHelpful' | 'hasChangedMind'>;
type Marked = Pick<ReplyView, 'isHelpful' | 'hasChangedMind' | 'helpfulCount' | 'mindsChanged'>;

export type MarkAction = {
  readonly commentId: CommentId;
  readonly mark: Mark;
  readonly isSet: boolean;
  readonly before: Flags;
  readonly opId: OpId;
};

export function useMarkComment(conflictId: ConflictId, onFailed: (error: unknown) => void): (act: MarkAction) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: ['marks', conflictId],
    scope: { id: `marks-${conflictId}` },
    mutationFn: ({ commentId, mark, isSet, opId }: MarkAction) =>
      call(ROUTES[mark][isSet ? 'set' : 'remove'], { params: { id: commentId }, opId }),
    onMutate: ({ commentId, mark, isSet }) =>
      writeMarks(client, conflictId, commentId, (marked) => counted(marked, pressed(marked, mark, isSet))),
    onSuccess: ({ commentId, isHelpful, helpfulCount, hasChangedMind, mindsChanged }: MarkReceipt) => {
      // If later presses are in flight, this response is already outdated.
      if (client.isMutating({ mutationKey: ['marks', conflictId] }) === 1)
        writeMarks(client, conflictId, commentId, () => ({ isHelpful, helpfulCount, hasChangedMind, mindsChanged }));
    },
    onError: (error, { commentId, before }) => {
      writeMarks(client, conflictId, commentId, (marked) => counted(marked, before));
      onFailed(error);
    },
  });
  return mutate;
}

const ROUTES = {
  helpful: { set: 'markHelpful', remove: 'unmarkHelpful' },
  'changed-mind': { set: 'markChangedMind', remove: 'unmarkChangedMind' },
} as const;

const pressed = ({ isHelpful, hasChangedMind }: Flags, mark: Mark, isSet: boolean): Flags =>
  mark === 'helpful'
    ? { isHelpful: isSet, hasChangedMind: isSet && hasChangedMind }
    : { isHelpful: isSet || isHelpful, hasChangedMind: isSet };

const counted = (marked: Marked, next: Flags): Marked => ({
  ...next,
  helpfulCount: marked.helpfulCount + Number(next.isHelpful) - Number(marked.isHelpful),
  mindsChanged:
    marked.mindsChanged === null
      ? null
      : marked.mindsChanged + Number(next.hasChangedMind) - Number(marked.hasChangedMind),
});

function writeMarks(client: QueryClient, conflictId: ConflictId, id: CommentId, change: (marked: Marked) => Marked) {
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
