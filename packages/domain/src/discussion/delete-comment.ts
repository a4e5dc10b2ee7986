import { standingAfter } from '../conflicts/standing.rule.ts';
import { takeDown } from '../conflicts/take-down.rule.ts';
import type { CommentId, MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { commentItem } from '../model/points.ts';
import { type Decided, unchanged } from '../model/write.ts';
import type { CommentStore, StoredComment } from './comment-store.port.ts';
import type { DeletedComment } from './discussion.api.ts';
import { isDeletedComment, withoutWords } from './discussion.rule.ts';

export type DeleteCommentError = 'comment-not-found' | 'not-the-author';
type Outcome = Result<DeletedComment, DeleteCommentError>;

export const deleteComment =
  ({ comments }: { comments: Pick<CommentStore, 'deleteComment'> }) =>
  (author: MemberId, id: CommentId): Promise<Outcome> =>
    comments.deleteComment<Outcome>(id, (stored) => decideDeletion(stored, author));

export const decideDeletion = (stored: StoredComment | null, author: MemberId): Decided<Outcome> => {
  if (stored === null) return unchanged(err('comment-not-found'));
  const { comment, takenDownBy, countsFor } = stored;
  const { id, conflictId, isVisible } = comment;
  if (comment.authorId !== author) return unchanged(err(isVisible ? 'not-the-author' : 'comment-not-found'));
  const keepsPlace = withoutWords(comment, countsFor > 1).isVisible;
  const result = ok({ conflictId, commentId: id, keepsPlace });
  if (isDeletedComment(comment)) return unchanged(result);
  const item = commentItem(id);
  return {
    writes: [
      { kind: 'clear-comment', id, conflictId },
      ...(keepsPlace
        ? [{ kind: 'count-points', item, isPublic: false } as const]
        : // An operator's removal stays. Otherwise the comment's author took it down.
          takeDown(
            item,
            { conflictId, isPublic: isVisible, countsFor },
            standingAfter({ ...comment, takenDownBy, care: null }, 'take-down').takenDownBy,
          )),
    ],
    result,
  };
};
