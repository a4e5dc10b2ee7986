import type { DeletedComment } from '../contract/views.ts';
import type { CommentId, MemberId } from '../model/ids.ts';
import type { ConflictStore } from '../ports/conflict-store.ts';
import { err, ok, type Result } from '../result.ts';
import { isDeletedComment, withoutWords } from '../rules/deleted-comment.ts';

export type DeleteCommentError = 'comment-not-found' | 'not-the-author';
type Outcome = Result<DeletedComment, DeleteCommentError>;

/** Takes the words of one's own comment off the site for good, wherever it stands. Doing it again changes nothing. */
export const deleteComment =
  ({ conflicts }: { conflicts: Pick<ConflictStore, 'deleteComment'> }) =>
  (author: MemberId, id: CommentId): Promise<Outcome> =>
    conflicts.deleteComment<Outcome>(id, (comment) => {
      if (comment === null) return { changes: null, result: err('comment-not-found') };
      if (comment.authorId !== author)
        return { changes: null, result: err(comment.isVisible ? 'not-the-author' : 'comment-not-found') };
      const deleted = withoutWords(comment);
      const result = ok({ conflictId: comment.conflictId, commentId: id, keepsPlace: deleted.isVisible });
      return { changes: isDeletedComment(comment) ? null : deleted, result };
    });
